import { provideResource } from '#common/resource/resource.actors.ts';
import { returnedPayment } from '#contract/endpoints/payments.ts';
import type { PaymentReturnInput } from '#machines/purchase/payment-return/payment-return.types.ts';
import type { Shop } from '#runtime/shop.ts';

/** Reads the outcome of a payment with the signed fields of the return from the gateway, without a log-in. */
export const provideReturnedPayment = (shop: Pick<Shop, 'call'>, { gateway, fields }: PaymentReturnInput) =>
  provideResource((signal) => shop.call(returnedPayment, { body: { gateway, fields }, signal }));
