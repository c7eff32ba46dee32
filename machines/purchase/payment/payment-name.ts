import type { InitPayment } from '#contract/entities/payment.ts';

/** The name that the gateway gave to a payment: `payId` of the first gateway, `ORDERNUMBER` of the second. */
export const paymentName = (target: InitPayment): string =>
  target.gateway === 'CSOB' ? target.redirect.payId : target.form.orderNumber;
