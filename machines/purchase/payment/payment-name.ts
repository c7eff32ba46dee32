import type { InitPayment } from '#contract/entities/payment.ts';

/** The name that the gateway gave to a payment. */
export const paymentName = (target: InitPayment): string =>
  'redirect' in target ? target.redirect.payId : target.form.orderNumber;
