// Which build of the page runs here. A page that was opened without the server may be older than the server's.
import { at } from './base-path';

/** Loads the page again if the server has another build of it. The name of this script changes with each build. */
export async function reloadIfOld(): Promise<void> {
  if (!import.meta.env.PROD) return;
  const script = new URL(import.meta.url).pathname.split('/').pop() ?? '';
  const page = await fetch(at('/'), { cache: 'no-cache' });
  if (page.ok && !(await page.text()).includes(script)) location.reload();
}
