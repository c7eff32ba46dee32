import type { Signer } from '../../rsa.ts';
import { paid, rejected, settledWithBank } from '../../simulation/books.ts';
import type { SimulatedPayment } from '../../simulation/books.ts';
import { toWindows1250 } from '../../windows-1250.ts';
import { gpBooks, gpMerchant } from './gp-merchant.ts';

/** For each state of a payment: the result codes (docs/gateway-messages.md). An open payment is pending: 250. */
const results: Readonly<Record<number, readonly [prCode: string, srCode: string, text: string]>> = {
  [paid]: ['0', '0', 'OK'],
  [settledWithBank]: ['0', '0', 'OK'],
  [gpBooks.states.cancelled]: ['50', '0', 'Držitel karty zrušil platbu'],
  [rejected]: ['30', '1002', 'Declined in AC, Do not honour'],
  [gpBooks.states.expired]: ['35', '0', 'Session expired'],
};
const pending = ['250', '0', 'Pending'] as const;

/** The gateway writes and signs its texts in Windows-1250. */
const digest = (text: string, sign: Signer): string => sign(toWindows1250(text) ?? text);

/** The signed answer to the shop, with both digests; optional fields only if the form contained them. */
export function gpReturn(
  payment: SimulatedPayment,
  sign: Signer,
  override?: readonly [prCode: string, srCode: string, text: string],
): Record<string, string> {
  const [prCode, srCode, text] = override ?? results[payment.status] ?? pending;
  const fields = {
    OPERATION: 'CREATE_ORDER',
    ORDERNUMBER: payment.orderNumber,
    ...(payment.merchantOrderNumber === null ? {} : { MERORDERNUM: payment.merchantOrderNumber }),
    ...(payment.merchantData === null ? {} : { MD: payment.merchantData }),
    PRCODE: prCode,
    SRCODE: srCode,
    RESULTTEXT: text,
  };
  const signed = Object.values(fields).join('|');
  return { ...fields, DIGEST: digest(signed, sign), DIGEST1: digest(`${signed}|${gpMerchant}`, sign) };
}
