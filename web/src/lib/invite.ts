// Addresses that are given to friends.

/** An address that leads each device to itself, so nobody else can use it. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.') || host.endsWith('.localhost');
}
