import { ApiError } from '../../platform/errors/api-error.ts';
import type { ReconsideredItem } from '../cart/reconsider-items.ts';

/**
 * Throws ApiError CART_CHANGED when an item differs from what the customer saw. The metadata contain for each id of a
 * changed item: PRICE_CHANGED, START_MOVED, or the reason why it cannot be sold any more.
 */
export function refuseChanges(items: readonly ReconsideredItem[]): void {
  const changed = items.filter(({ now }) => now.standing !== 'AS_BEFORE');
  if (changed.length === 0) return;
  const metadata = changed.map(({ row, now }) => [
    String(row.id),
    now.standing === 'NOT_POSSIBLE' ? now.reason : now.standing,
  ]);
  throw new ApiError('CART_CHANGED', { metadata: Object.fromEntries(metadata) as Record<string, string> });
}
