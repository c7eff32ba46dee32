import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether a host name or address means this computer. */
export const isLoopback = (host: string): boolean =>
  host.toLowerCase() === 'localhost' || loopback.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');
