/** Fields of CREATE_ORDER and of its answer in the order in which they are signed (docs/gateway-messages.md). */
export const gpRequestFields = [
  'MERCHANTNUMBER',
  'OPERATION',
  'ORDERNUMBER',
  'AMOUNT',
  'CURRENCY',
  'DEPOSITFLAG',
  'MERORDERNUM',
  'URL',
  'DESCRIPTION',
  'MD',
  'USERPARAM1',
  'FASTPAYID',
  'PAYMETHOD',
  'PAYMETHODS',
  'EMAIL',
  'REFERENCENUMBER',
  'ADDINFO',
] as const;

export const gpReturnFields = [
  'OPERATION',
  'ORDERNUMBER',
  'MERORDERNUM',
  'MD',
  'PRCODE',
  'SRCODE',
  'RESULTTEXT',
  'USERPARAM1',
  'ADDINFO',
  'TOKEN',
  'EXPIRY',
  'ACSRES',
  'ACCODE',
  'PANPATTERN',
  'DAYTOCAPTURE',
  'TOKENREGSTATUS',
  'ACRC',
  'RRN',
  'PAR',
  'TRACEID',
] as const;

/** Fields of the small JSON service that replaces the gateway's SOAP web service. */
export const gpServiceRequestFields = ['messageId', 'merchantNumber', 'orderNumber', 'operation'] as const;
export const gpServiceAnswerFields = ['messageId', 'orderNumber', 'prCode', 'srCode', 'state'] as const;

/**
 * The text that is signed: the raw values of the sent fields, joined by `|`. A field that is sent empty counts as an
 * empty value.
 */
export const gpText = (fields: Readonly<Record<string, string | undefined>>, order: readonly string[]): string =>
  order
    .map((name) => fields[name])
    .filter((value) => value !== undefined)
    .join('|');
