import * as v from 'valibot';
import { tabStore } from '#runtime/browser-store.ts';
import { createStored } from '#runtime/stored.ts';

/** The orders whose payment results this tab has shown: they do not come back with the address that names them (PAY-13). */
const shown = createStored(tabStore, 'linka.shownResults', 1, v.array(v.string()));

const shownOrders = (): readonly string[] => shown.read() ?? [];

export const isResultShown = (orderId: string): boolean => shownOrders().includes(orderId);

export function markResultShown(orderId: string): void {
  if (!isResultShown(orderId)) shown.write([...shownOrders(), orderId]);
}

/** The order has a new result, which has not been shown yet. */
export const forgetShownResult = (orderId: string): void =>
  void shown.write(shownOrders().filter((one) => one !== orderId));
