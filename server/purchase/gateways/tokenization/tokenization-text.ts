type Fields = Readonly<Record<string, string | undefined>>;

/** For each message: the order of its signed fields. */
export const tokenizationFields = {
  begin: ['msgTime', 'msgId', 'orderId', 'providerId', 'text', 'language', 'callback'],
  question: ['msgTime', 'msgId', 'orderId', 'providerId'],
  answer: ['msgTime', 'msgId', 'orderId', 'providerId', 'state', 'token', 'cardNumber', 'expiry'],
  return: ['msgTime', 'msgId', 'orderId', 'providerId', 'result'],
} as const satisfies Record<string, readonly string[]>;

/** The text of a message that is signed: its values joined by `|`. An absent value is empty. */
export const tokenizationText = (message: Fields, fields: readonly string[]): string =>
  fields.map((field) => message[field] ?? '').join('|');
