/** A value of a message; null and absent members are not part of the signed text. */
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
 * The text of a message that is signed: its values joined by `|` in the order of `fields`, nested objects and lists
 * flattened in their own order, absent fields left out with their separator (docs/gateway-messages.md).
 */
export const csobText = (message: CsobMessage, fields: readonly string[]): string =>
  fields.flatMap((field) => flatten(message[field])).join('|');

/** Orders of the signed fields (docs/gateway-messages.md). */
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
