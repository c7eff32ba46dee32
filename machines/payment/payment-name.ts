import type { InitPayment } from '../../contract/entities/payment.ts';

/** What the gateway calls a payment: `payId` of the first, `ORDERNUMBER` of the second. */
export const paymentName = (target: InitPayment): string =>
  target.gateway === 'CSOB' ? target.redirect.payId : target.form.orderNumber;
