import { provideFee } from '#common/fee/provide-fee.ts';
import { addFee } from '#contract/endpoints/shopping-cart.ts';
import type { Shop } from '#runtime/shop.ts';

/** @param onChanged is called when the page has to read the application again */
export const provideApplicationFee = (
  shop: Shop,
  body: { readonly applicationId: number; readonly feeId: number },
  onChanged: () => void,
) =>
  provideFee(shop, { add: (idempotencyKey, signal) => shop.call(addFee, { idempotencyKey, body, signal }), onChanged });
