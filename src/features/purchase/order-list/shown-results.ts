import * as v from 'valibot';
import { tabStore } from '#runtime/browser-store.ts';
import { createStored } from '#runtime/stored.ts';

/**
 * The orders whose payment results this tab has already shown. A result is not shown again if the person goes back to
 * the address that contains the order (PAY-13).
 */
const shown = createStored(tabStore, 'linka.shownResults', 1, v.array(v.string()));

const shownOrders = (): readonly string[] => shown.read() ?? [];

export const isResultShown = (orderId: string): boolean => shownOrders().includes(orderId);

export function markResultShown(orderId: string): void {
  if (!isResultShown(orderId)) shown.write([...shownOrders(), orderId]);
}

/** Call this when the order has a new result, which must be shown. */
export const forgetShownResult = (orderId: string): void =>
  void shown.write(shownOrders().filter((one) => one !== orderId));
