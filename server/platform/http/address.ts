import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { AppEnv } from './app-env.ts';

const { IPv6 } = ipaddr;

/**
 * The unit by which addresses are counted (VIS-02): a single IPv4 address, also if it is written as IPv6; for IPv6 its
 * /64 network, such as `2001:db8:1:1::/64`, since the owner of one address owns the whole network. Text that is not an
 * address is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!IPv6.isValid(address)) return address;
  const parsed = IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  return `${IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`;
}

/**
 * The network of the caller ({@link networkOf}), from the connection's address, or from the address that a trusted
 * reverse proxy appended.
 */
export function callerNetwork(context: Context<AppEnv>, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return networkOf(forwarded ?? context.env.incoming?.socket.remoteAddress ?? 'unknown');
}
