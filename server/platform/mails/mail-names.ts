import type { Configuration } from '../configuration/configuration.ts';

/**
 * The message id of a mail. The same `name` gives the same id, so that a mail that is sent twice arrives only one time.
 * The id contains no port (RFC 5322, 3.6.4).
 */
export const messageId = ({ publicUrl }: Pick<Configuration, 'publicUrl'>, name: string): string =>
  `<${name}@${new URL(publicUrl).hostname}>`;

/** The address of an order's page. */
export const orderAddress = ({ shopUrl }: Pick<Configuration, 'shopUrl'>, orderId: number): string =>
  `${shopUrl}/#/app/order-list/${String(orderId)}`;
