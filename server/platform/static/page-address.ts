import type { Configuration } from '../configuration/configuration.ts';

/**
 * The address of the shop's page for a redirect: only the path if this server serves the shop's pages, so that it also
 * works at another address of this server.
 */
export const pageAddress = (
  { publicUrl, shopUrl }: Pick<Configuration, 'publicUrl' | 'shopUrl'>,
  path: string,
): string => (shopUrl === publicUrl ? path : `${shopUrl}${path}`);
