import * as v from 'valibot';
import { tabStore } from '#runtime/browser-store.ts';
import { createStored } from '#runtime/stored.ts';

/** The orders whose payment results this tab has told: they do not come back with the address that names them (PAY-13). */
const told = createStored(tabStore, 'linka.toldResults', 1, v.array(v.string()));

const toldOrders = (): readonly string[] => told.read() ?? [];

export const isResultTold = (orderId: string): boolean => toldOrders().includes(orderId);

export function markResultTold(orderId: string): void {
  if (!isResultTold(orderId)) told.write([...toldOrders(), orderId]);
}

/** The order has a new result, which has not been told yet. */
export const forgetToldResult = (orderId: string): void =>
  void told.write(toldOrders().filter((one) => one !== orderId));
