import type { NumberSetting } from './number-settings.ts';

const years = 100;
const limits = {
  SECONDS: years * 366 * 24 * 3600,
  MINUTES: years * 366 * 24 * 60,
  HOURS: years * 366 * 24,
  DAYS: years * 366,
  MONTHS: years * 12,
  YEARS: years,
  PERCENTAGE: 100,
} as const;
type Unit = keyof typeof limits;

/** The units of time spans whose names do not contain the unit. */
const unnamedUnits: Readonly<Partial<Record<NumberSetting, Unit>>> = {
  CUSTOMER_CARD_VALIDITY: 'YEARS',
  VIRTUAL_CARD_VALIDITY: 'YEARS',
  RECLAMATION_CARD_VALIDITY: 'YEARS',
  ESHOP_CARD_EXPIRATION_NOTIFICATION: 'DAYS',
  ESHOP_TICKET_EXPIRATION_NOTIFICATION: 'DAYS',
  ESHOP_UPCOMING_CHANGE_NOTIFICATION: 'DAYS',
};

const isUnit = (word: string): word is Unit => Object.hasOwn(limits, word);

/** The unit of a number; undefined = the number is a count or an amount of money. */
export const unitOf = (name: NumberSetting): Unit | undefined => unnamedUnits[name] ?? name.split('_').find(isUnit);

/**
 * The highest value of a number. A percentage is at most 100; a time span is at most a hundred years, so that its end is
 * a valid date.
 */
export function numberLimit(name: NumberSetting): number {
  const unit = unitOf(name);
  return unit === undefined ? 100_000_000 : limits[unit];
}

/** Amounts of money, in minor units. */
const amounts: ReadonlySet<NumberSetting> = new Set([
  'E_WALLET_MIN_RECHARGE',
  'E_WALLET_MAX_RECHARGE',
  'E_WALLET_MAX_AMOUNT',
  'TICKET_FARE_RETURN_FEE',
]);
export const isAmount = (name: NumberSetting): boolean => amounts.has(name);

/**
 * The lowest values that the operator's staff can set: with less, people could not log in, buy or receive mails any
 * more.
 */
const lowest: Readonly<Partial<Record<NumberSetting, number>>> = {
  CUSTOMER_CARD_VALIDITY: 1,
  VIRTUAL_CARD_VALIDITY: 1,
  RECLAMATION_CARD_VALIDITY: 1,
  CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS: 1,
  E_WALLET_MIN_RECHARGE: 100,
  CART_LIFETIME_IN_MINUTES: 1,
  CART_MAXIMUM_ITEMS: 1,
  TOKEN_LIFETIME_IN_MINUTES: 5,
  VERIFICATION_TOKEN_LIFETIME_IN_HOURS: 1,
  PASSWORD_TOKEN_LIFETIME_IN_MINUTES: 5,
  WELCOME_TOKEN_LIFETIME_IN_HOURS: 1,
  MANAGE_CARD_TOKEN_LIFETIME_IN_HOURS: 1,
  ORDER_LIFETIME_IN_HOURS: 1,
  PAYMENT_WATCHED_IN_HOURS: 1,
  MAIL_GIVEN_UP_IN_DAYS: 1,
  LOGIN_FAILURES_ALLOWED: 1,
  LOGIN_FAILURES_ALLOWED_PER_ADDRESS: 1,
  LOGIN_FAILURES_WINDOW_IN_MINUTES: 1,
  LOGIN_FAILURES_ALLOWED_PER_ACCOUNT: 1,
  LOGIN_FAILURES_PER_ACCOUNT_WINDOW_IN_MINUTES: 1,
  REQUESTS_ALLOWED_PER_ACCOUNT: 1,
  REQUESTS_ALLOWED_PER_ADDRESS: 1,
  REQUESTS_WINDOW_IN_MINUTES: 1,
  CUSTOMER_CHECKS_ALLOWED_PER_ACCOUNT: 1,
  MAXIMUM_PEOPLE_OF_ACCOUNT: 1,
  CALENDAR_REFRESHED_IN_HOURS: 1,
  PASS_LIFETIME_IN_HOURS: 1,
};

/** A pass can be shown for at most a day (PAS-02). */
const highest: Readonly<Partial<Record<NumberSetting, number>>> = { PASS_LIFETIME_IN_HOURS: 24 };

/** Pairs of numbers of which the first must not be greater than the second. */
const orders: readonly (readonly [lower: NumberSetting, upper: NumberSetting])[] = [
  ['E_WALLET_MIN_RECHARGE', 'E_WALLET_MAX_RECHARGE'],
  ['E_WALLET_MAX_RECHARGE', 'E_WALLET_MAX_AMOUNT'],
  ['ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM', 'ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM'],
  ['NOTIFICATION_CARD_MIN_DAYS', 'ESHOP_CARD_EXPIRATION_NOTIFICATION'],
  ['ESHOP_CARD_EXPIRATION_NOTIFICATION', 'NOTIFICATION_CARD_MAX_DAYS'],
  ['NOTIFICATION_TICKET_MIN_DAYS', 'ESHOP_TICKET_EXPIRATION_NOTIFICATION'],
  ['ESHOP_TICKET_EXPIRATION_NOTIFICATION', 'NOTIFICATION_TICKET_MAX_DAYS'],
  ['NOTIFICATION_CHANGE_MIN_DAYS', 'ESHOP_UPCOMING_CHANGE_NOTIFICATION'],
  ['ESHOP_UPCOMING_CHANGE_NOTIFICATION', 'NOTIFICATION_CHANGE_MAX_DAYS'],
];

export interface NumberRange {
  readonly least: number;
  readonly most: number;
}

/** The values that the operator's staff may set for a number while the other numbers have these values (OPD-03). */
export function numberRange(name: NumberSetting, numbers: Readonly<Record<NumberSetting, number>>): NumberRange {
  const below = orders.filter(([, upper]) => upper === name).map(([lower]) => numbers[lower]);
  const above = orders.filter(([lower]) => lower === name).map(([, upper]) => numbers[upper]);
  return {
    least: Math.max(lowest[name] ?? 0, ...below),
    most: Math.min(highest[name] ?? numberLimit(name), ...above),
  };
}
