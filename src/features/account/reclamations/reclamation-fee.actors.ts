import { provideFee } from '#common/fee/provide-fee.ts';
import { addReclamationFee } from '#contract/endpoints/shopping-cart.ts';
import type { Shop } from '#runtime/shop.ts';

/** @param onChanged is called when the page has to read the reclamations again */
export const provideReclamationFee = (shop: Shop, reclamationNumber: string, onChanged: () => void) =>
  provideFee(shop, {
    add: (idempotencyKey, signal) =>
      shop.call(addReclamationFee, { idempotencyKey, body: { reclamationNumber }, signal }),
    onChanged,
  });
