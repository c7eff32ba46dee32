/** A value of a message. Null and absent values are left out of the signed text. */
export type CsobValue = string | number | boolean | null | undefined | readonly CsobValue[] | CsobMessage;
export interface CsobMessage {
  readonly [field: string]: CsobValue;
}

const flatten = (value: CsobValue): string[] => {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [String(value)];
  return Object.values<CsobValue>(value).flatMap(flatten);
};

/**
 * The text of a message that is signed: its values joined by `|` in the order of `fields`. Nested objects and lists are
 * flattened in their own order; absent fields are left out together with their separator (docs/gateway-messages.md).
 */
export const csobText = (message: CsobMessage, fields: readonly string[]): string =>
  fields.flatMap((field) => flatten(message[field])).join('|');

/** For each message: the order of its signed fields (docs/gateway-messages.md). */
export const csobFields = {
  echo: ['merchantId', 'dttm'],
  init: [
    'merchantId',
    'orderNo',
    'dttm',
    'payOperation',
    'payMethod',
    'totalAmount',
    'currency',
    'closePayment',
    'returnUrl',
    'returnMethod',
    'cart',
    'customer',
    'order',
    'merchantData',
    'customerId',
    'language',
    'ttlSec',
  ],
  payment: ['merchantId', 'payId', 'dttm'],
  echoAnswer: ['dttm', 'resultCode', 'resultMessage'],
  initAnswer: [
    'payId',
    'dttm',
    'resultCode',
    'resultMessage',
    'paymentStatus',
    'authCode',
    'customerCode',
    'statusDetail',
  ],
  paymentAnswer: [
    'payId',
    'dttm',
    'resultCode',
    'resultMessage',
    'paymentStatus',
    'authCode',
    'statusDetail',
    'actions',
  ],
  return: ['payId', 'dttm', 'resultCode', 'resultMessage', 'paymentStatus', 'authCode', 'merchantData', 'statusDetail'],
} as const satisfies Record<string, readonly string[]>;
