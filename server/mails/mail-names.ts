import type { Configuration } from '../configuration/configuration.ts';

type Public = Pick<Configuration, 'publicUrl'>;

/** A mail's id: work that is done twice sends the same mail. */
export const messageId = ({ publicUrl }: Public, name: string): string => `<${name}@${new URL(publicUrl).host}>`;

/** Where the customer sees an order. */
export const orderAddress = ({ publicUrl }: Public, orderId: number): string =>
  `${publicUrl}/#/app/order-list/${String(orderId)}`;
