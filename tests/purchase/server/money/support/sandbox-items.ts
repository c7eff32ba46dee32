import type { Customer } from './customer.ts';
import type { Shop } from './shop.ts';

/**
 * Adds an item to the customer's cart with the sandbox's tool. APPLICATION and RECLAMATION also create the application
 * or reclamation of the fee.
 */
export async function putItem(
  { url }: Pick<Shop, 'url'>,
  { accountId }: Customer,
  kind: 'APPLICATION' | 'RECLAMATION' | 'ROUNDING',
): Promise<void> {
  const response = await fetch(`${url}/sandbox/cart-items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountId, kind }),
  });
  if (response.status !== 201) throw new Error(`expected the item ${kind} to be added, got ${String(response.status)}`);
}
