import type { Perform } from '#common/confirmation/confirmation.actors.ts';
import { returnInvoice } from '#contract/endpoints/payment-desk.ts';
import type { Shop } from '#runtime/shop.ts';

/** Records that the money of an invoice was returned by hand. */
export const recordReturn =
  ({ call }: Pick<Shop, 'call'>, orderNumber: number): Perform =>
  (signal) =>
    call(returnInvoice, { params: { number: orderNumber }, signal });
