import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { AppEnv } from './app-env.ts';

const { IPv6 } = ipaddr;

/**
 * What an address is counted by (VIS-02): an IPv4 address by itself, also when it is written as IPv6; an IPv6 address by its
 * /64, such as `2001:db8:1:1::/64`, since whoever has one address of it has them all. Text that is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (!IPv6.isValid(address)) return address;
  const parsed = IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  return `${IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`;
}

/**
 * The network of the caller ({@link networkOf}), by the connection's address or the one that a trusted reverse proxy has
 * appended.
 */
export function callerNetwork(context: Context<AppEnv>, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return networkOf(forwarded ?? context.env.incoming?.socket.remoteAddress ?? 'unknown');
}
