import * as v from 'valibot';

/**
 * Every error name of the server with its HTTP status (first specification, 8; second specification, 8). A client looks
 * up its text as `<area>.errors.<name>`.
 */
export const errorStatus = {
  VALIDATION_ERROR: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INTERNAL_ERROR: 500,

  INVALID_CREDENTIALS: 401,
  CUSTOMER_ACCOUNT_NOT_VERIFIED: 403,
  EMPTY_USERNAME: 400,
  EMPTY_PASSWORD: 400,
  TOO_MANY_ATTEMPTS: 429,
  INVALID_EMAIL: 400,
  CUSTOMER_EMAIL_NOT_UNIQUE: 409,
  INVALID_VERIFICATION_TOKEN: 400,

  INVALID_PASSWORD: 400,
  ACCOUNT_IS_SOLE_GUARDIAN: 409,
  ACCOUNT_HAS_OPEN_ORDER: 409,
  ACCOUNT_HAS_ACTIVE_TICKETS: 409,
  ACCOUNT_HAS_WALLET_FUNDS: 409,

  INVALID_CUSTOMER_CARD: 409,
  INVALID_ACCOUNT: 409,
  CANNOT_MANAGE_OWN_CARD: 409,
  APPROVE_MANAGED_CARD_INVALID_TOKEN: 409,
  EXPIRED_TOKEN: 409,
  MAXIMUM_ACCOUNTS_REACHED: 409,
  REJECT_MANAGED_CARD_INVALID_TOKEN: 409,
  CARD_ALREADY_MANAGED: 409,
  LINK_NOT_CANCELABLE: 409,

  IDEMPOTENCY_KEY_REUSED: 409,
  NOT_UNIQUE: 409,
  IN_USE: 409,
  PERIODS_OVERLAP: 409,
  CURRENCY_IN_USE: 409,
  VALIDITY_BEYOND_CALENDAR: 400,

  CART_CHANGED: 409,
  CART_EMPTY: 409,
  CART_EXPIRED: 409,
  CART_FULL: 409,
  CART_ITEM_NOT_REMOVABLE: 409,
  CART_RENEWALS_USED_UP: 409,
  CART_TOTAL_NEGATIVE: 409,
  NOTHING_TO_RESTORE: 409,
  FEE_ALREADY_IN_CART: 409,
  FEE_ALREADY_ORDERED: 409,
  TICKET_FARE_ALREADY_IN_CART: 409,
  E_WALLET_RECHARGE_ALREADY_IN_CART: 409,

  INVALID_DAYS_IN_ADVANCE: 409,
  SMS_NOT_ALLOWED: 409,
  INVALID_UNSUBSCRIBE_TOKEN: 400,

  CARD_APPLICATION_CLOSED: 409,
  CARD_NOT_ACTIVE: 409,
  CUSTOMER_NOT_MANAGEABLE: 409,
  CUSTOMER_MANAGEABLE: 409,
  INVALID_CARD_STATE: 409,
  ACTIVE_CARD_EXISTS: 409,
  CARD_HAS_VALID_TICKETS: 409,
  BANK_CARD_NOT_ALLOWED: 409,
  VIRTUAL_CARD_APPLICATION_NOT_POSSIBLE: 409,
  MARKETING_CONSENT_NOT_ALLOWED: 409,
  NO_ACTIVE_CARD: 404,
  INVALID_TICKET_COMBINATION: 409,
  INVALID_CUSTOMER_PROFILE: 409,
  CUSTOMER_PROFILE_WITHOUT_ISIC: 409,
  INVALID_ZONE: 409,
  INVALID_PRICE_LIST: 409,
  INVALID_VALID_FROM: 409,
  VALID_FROM_IN_PAST: 409,
  TICKET_FARE_EXCEEDS_CARD_VALIDITY: 409,
  TICKET_FARE_EXCEEDS_PROFILE_VALIDITY: 409,
  TICKET_FARE_EXCEEDS_COMBINATION_VALIDITY: 409,
  TICKET_FARE_COLLISION: 409,

  E_WALLET_NOT_ALLOWED: 409,
  E_WALLET_BELOW_MINIMUM_RECHARGE: 409,
  E_WALLET_ABOVE_MAXIMUM_RECHARGE: 409,
  E_WALLET_ABOVE_MAXIMUM_AMOUNT: 409,
  E_WALLET_BALANCE_CHANGED: 409,

  PAYMENT_TYPE_NOT_ALLOWED: 409,
  INVOICE_NOT_ALLOWED: 409,
  TICKET_FARE_TOO_SOON: 409,
  ORDER_NOT_PENDING: 409,
  ORDER_NOT_PAID: 409,
  ORDER_NOT_PAYABLE: 409,
  PAYMENT_IN_PROGRESS: 409,
  PAYMENT_GATEWAY_UNAVAILABLE: 503,
  PAYMENT_NOT_REVERSIBLE: 409,
  INVALID_PAYMENT_SIGNATURE: 400,
} as const;

export type ErrorName = keyof typeof errorStatus;

/** The numbers that some errors display (first specification, 8 'Numbered errors'). */
export const errorNumber: Partial<Readonly<Record<ErrorName, number>>> = {
  INVALID_CUSTOMER_CARD: 10,
  INVALID_ACCOUNT: 11,
  CANNOT_MANAGE_OWN_CARD: 12,
  APPROVE_MANAGED_CARD_INVALID_TOKEN: 13,
  EXPIRED_TOKEN: 14,
  MAXIMUM_ACCOUNTS_REACHED: 15,
  REJECT_MANAGED_CARD_INVALID_TOKEN: 16,
  CARD_ALREADY_MANAGED: 17,
};

/** Lines of `errors` that mean an error name, for answers without a name (first specification, 8). */
export const namesByLine: Readonly<Partial<Record<string, ErrorName>>> = {
  'username should not be empty': 'EMPTY_USERNAME',
  'password should not be empty': 'EMPTY_PASSWORD',
};

/** Error names that any call may answer, in addition to its own. */
export const commonErrors = ['VALIDATION_ERROR', 'PAYLOAD_TOO_LARGE', 'INTERNAL_ERROR'] as const;
export const customerErrors = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;

/**
 * The body of every answer outside 2xx. `errors` says what is wrong with the input, one line for each field (`password
 * should not be empty`, `validFrom: …`); `metadata` contains dates for the message (second specification, 8).
 */
export const ErrorBody = v.object({
  httpCode: v.number(),
  name: v.optional(v.string(), ''),
  message: v.string(),
  errors: v.optional(v.array(v.string())),
  metadata: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  requestId: v.optional(v.string()),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;
