import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultNumbers } from '#server/platform/settings/number-settings.ts';
import type { NumberSetting } from '#server/platform/settings/number-settings.ts';

/**
 * For each name in the first column of the tables in docs/requirements.md: the values in the second column, without
 * texts in parentheses.
 */
const documented = new Map(
  [
    ...readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'requirements.md'), 'utf8').matchAll(
      /^\| (.+?) +\| (.+?) +\|$/gm,
    ),
  ].map(([, what = '', values = '']) => [what, values.replaceAll(/\([^)]*\)/g, '')]),
);

/** The numbers in a text. Amounts of money, which have decimals, are converted to minor units. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+(?:\.\d\d)?/g)].map(([number]) => {
    const value = Number(number.replaceAll(',', ''));
    return number.includes('.') ? Math.round(value * 100) : value;
  });

/** For each row of the table: the settings to which the first numbers of the row belong, in the same order. */
const rows: readonly (readonly [what: string, ...numbers: readonly (NumberSetting | readonly NumberSetting[])[]])[] = [
  [
    'reminder of a change: days in advance, range; mails an hour',
    'ESHOP_UPCOMING_CHANGE_NOTIFICATION',
    'NOTIFICATION_CHANGE_MIN_DAYS',
    'NOTIFICATION_CHANGE_MAX_DAYS',
    'UPCOMING_CHANGE_MAILS_PER_HOUR',
  ],
  [
    'reminder of a card: days in advance, range',
    'ESHOP_CARD_EXPIRATION_NOTIFICATION',
    'NOTIFICATION_CARD_MIN_DAYS',
    'NOTIFICATION_CARD_MAX_DAYS',
  ],
  [
    'reminder of a ticket: days in advance, range',
    'ESHOP_TICKET_EXPIRATION_NOTIFICATION',
    'NOTIFICATION_TICKET_MIN_DAYS',
    'NOTIFICATION_TICKET_MAX_DAYS',
  ],
  ['cart lifetime', 'CART_LIFETIME_IN_MINUTES'],
  [
    'cart: items; renewals; how long an expired one can be put back',
    'CART_MAXIMUM_ITEMS',
    'CART_RENEWALS_ALLOWED',
    'EXPIRED_CART_KEPT_IN_HOURS',
  ],
  ['token lifetime', 'TOKEN_LIFETIME_IN_MINUTES'],
  [
    'e-wallet: minimum recharge, maximum recharge, maximum amount',
    'E_WALLET_MIN_RECHARGE',
    'E_WALLET_MAX_RECHARGE',
    'E_WALLET_MAX_AMOUNT',
  ],
  [
    'customer card, virtual card, reclamation card validity',
    ['CUSTOMER_CARD_VALIDITY', 'VIRTUAL_CARD_VALIDITY', 'RECLAMATION_CARD_VALIDITY'],
  ],
  ["profile validity 'a number of years'", 'CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS'],
  [
    'ticket start: minimum and maximum days ahead (e-shop)',
    'ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM',
    'ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM',
  ],
  [
    'ticket start at the counter: maximum days ahead, maximum days ago',
    'COUNTER_MAX_DAYS_BEFORE_TICKET_VALID_FROM',
    ['COUNTER_MAX_DAYS_AFTER_TICKET_VALID_FROM', 'ESHOP_MAX_DAYS_AFTER_TICKET_VALID_FROM'],
  ],
  ['earliest start for payment by invoice', 'INVOICE_MIN_DAYS_BEFORE_TICKET_VALID_FROM'],
  ['invoice: days until it is due; supplier', 'INVOICE_DUE_IN_DAYS'],
  ['invoice that is not paid', 'INVOICE_EXPIRES_DAYS_AFTER_DUE'],
  [
    'lifetime of mailed links: verification, password, first password, management',
    'VERIFICATION_TOKEN_LIFETIME_IN_HOURS',
    'PASSWORD_TOKEN_LIFETIME_IN_MINUTES',
    'WELCOME_TOKEN_LIFETIME_IN_HOURS',
    'MANAGE_CARD_TOKEN_LIFETIME_IN_HOURS',
  ],
  ['accounts that may manage one card', 'MAXIMUM_MANAGING_ACCOUNTS'],
  ['ISIC price', 'ISIC_PRICE_PERCENTAGE'],
  [
    'failed log-ins: of an account from an IP address; of an IP address',
    'LOGIN_FAILURES_ALLOWED',
    'LOGIN_FAILURES_ALLOWED_PER_ADDRESS',
    'LOGIN_FAILURES_WINDOW_IN_MINUTES',
  ],
  [
    'failed log-ins of an account from everywhere that it does not know',
    'LOGIN_FAILURES_ALLOWED_PER_ACCOUNT',
    'LOGIN_FAILURES_PER_ACCOUNT_WINDOW_IN_MINUTES',
  ],
  [
    'requests to manage a card: the requesting account; IP address',
    'REQUESTS_ALLOWED_PER_ACCOUNT',
    'REQUESTS_ALLOWED_PER_ADDRESS',
  ],
  [
    'questions whether a customer, or an ISIC number, is unique, and refusals that tell it: of an account',
    'CUSTOMER_CHECKS_ALLOWED_PER_ACCOUNT',
  ],
  ['people of an account, and new ones a day', 'MAXIMUM_PEOPLE_OF_ACCOUNT'],
  [
    'calendar: ends that have passed; how often programs fetch it; fetches allowed',
    'CALENDAR_ENDS_KEPT_IN_DAYS',
    'CALENDAR_REFRESHED_IN_HOURS',
    'CALENDAR_FETCHES_ALLOWED',
  ],
  [
    'events of an account, log-ins, records of mails',
    'ACCOUNT_EVENTS_KEPT_IN_MONTHS',
    'LOG_IN_RECORDS_KEPT_IN_MONTHS',
    'SENT_MAIL_RECORDS_KEPT_IN_MONTHS',
  ],
  [
    'numbers of old cards that are not found: of an account; of an IP address',
    'OLD_CARD_MISSES_ALLOWED_PER_ACCOUNT',
    'OLD_CARD_MISSES_ALLOWED_PER_ADDRESS',
  ],
  [
    'failed attempts to connect a card: of an account; IP address; for a card',
    'CARD_CONNECTIONS_ALLOWED_PER_ACCOUNT',
    'CARD_CONNECTIONS_ALLOWED_PER_ADDRESS',
    'CARD_CONNECTIONS_ALLOWED_PER_CARD',
  ],
  [
    'offline pass: how long it can be shown; by how much two clocks may differ',
    'PASS_LIFETIME_IN_HOURS',
    'PASS_CLOCK_TOLERANCE_IN_SECONDS',
  ],
  [
    'draft of a card application; an application that is not paid',
    'CARD_APPLICATION_DRAFT_KEPT_IN_DAYS',
    'UNPAID_CARD_APPLICATION_KEPT_IN_DAYS',
  ],
  ['order that is not paid; how long a payment is watched', 'ORDER_LIFETIME_IN_HOURS', 'PAYMENT_WATCHED_IN_HOURS'],
  ['short-term tickets on a virtual card', 'VIRTUAL_CARD_MAX_SHORT_TERM_TICKET_FARES_COUNT'],
  [
    'return fee of a ticket; limit of a validity update',
    'TICKET_FARE_RETURN_FEE',
    'CARD_VALIDITY_UPDATE_LIMIT_IN_MONTHS',
  ],
  [
    "tax of a wallet's transactions, of a reclamation's fee",
    'E_WALLET_TRANSACTION_TAX_PERCENTAGE',
    'RECLAMATION_FEE_TAX_PERCENTAGE',
  ],
  [
    'reclamation: days until the answer; reclamations of an account',
    'RECLAMATION_FINALIZATION_TIME_IN_DAYS',
    'RECLAMATIONS_ALLOWED_PER_DAY',
  ],
  [
    'report of a failure; reports from an IP address',
    'FAILURE_REPORT_KEPT_IN_DAYS',
    'FAILURE_REPORTS_ALLOWED_PER_ADDRESS',
  ],
  ['a mail that the mail server does not take', 'MAIL_GIVEN_UP_IN_DAYS'],
  ['records of a deleted account', 'DELETED_ACCOUNT_RECORDS_KEPT_IN_YEARS'],
];

const namesOf = (names: NumberSetting | readonly NumberSetting[]): readonly NumberSetting[] =>
  typeof names === 'string' ? [names] : names;

describe('the values that we chose', () => {
  test.each(rows.map(([what, ...numbers]) => ({ what, numbers })))(
    'are the defaults in the code: $what',
    ({ what, numbers }) => {
      const values = numbers.map((names) => namesOf(names).map((name) => defaultNumbers[name]));
      const written = numbersIn(documented.get(what) ?? '').slice(0, numbers.length);
      expect(values).toEqual(written.map((number, index) => values[index]?.map(() => number)));
    },
  );

  test('are all in docs/requirements.md', () => {
    // The time span of the limits of requests is an hour; the page writes only this number as a word.
    expect(defaultNumbers.REQUESTS_WINDOW_IN_MINUTES).toBe(60);
    const listed = rows.flatMap(([, ...numbers]) => numbers.flatMap(namesOf));
    expect([...listed, 'REQUESTS_WINDOW_IN_MINUTES'].toSorted()).toEqual(Object.keys(defaultNumbers).toSorted());
  });
});
