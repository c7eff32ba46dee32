import type { Configuration } from '../configuration/configuration.ts';

type Public = Pick<Configuration, 'publicUrl'>;

/** The message id of a mail; the same `name` gives the same id, so that a mail sent twice arrives once. It has no port (RFC 5322, 3.6.4). */
export const messageId = ({ publicUrl }: Public, name: string): string => `<${name}@${new URL(publicUrl).hostname}>`;

/** The address of an order's page. */
export const orderAddress = ({ publicUrl }: Public, orderId: number): string =>
  `${publicUrl}/#/app/order-list/${String(orderId)}`;
