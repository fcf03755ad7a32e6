// What the front page shows of the reader's tables. Fetched only by those who have sat at one.
export { default as FirstTable } from './FirstTable.svelte';
export { default as RecentTables } from './RecentTables.svelte';
export { yourTables } from './your-tables.svelte';
