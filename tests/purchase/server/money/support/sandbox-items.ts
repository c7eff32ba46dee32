import type { Customer } from './customer.ts';
import type { Shop } from './shop.ts';

/** Adds an item by the sandbox's tool to the customer's cart; APPLICATION and RECLAMATION make what the fee is for. */
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
