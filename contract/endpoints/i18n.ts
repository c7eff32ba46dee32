import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { commonQuery } from '../query.ts';
import { locales } from '../start-up-enumerations.ts';

const query = v.object(commonQuery);

/**
 * ICU texts by their keys. A value that is no text is read as an empty text, and an empty text as a missing one
 * (docs/decisions/0050).
 */
export const Messages = v.record(v.string(), v.fallback(v.string(), ''));
export type Messages = v.InferOutput<typeof Messages>;

/**
 * `visitor`: only the texts of start-up and of the pages before log-in. `customer`: all texts without the texts of the
 * operator's desk, of the testers' flow map, of the pages of passes, of the trail's events, and of mails, calendar and the
 * page with exported data, which only the server writes. Passes and events have separate files. Without this parameter:
 * all texts.
 */
export const messageScopes = ['visitor', 'customer'] as const;
export type MessageScope = (typeof messageScopes)[number];

/**
 * The texts that a page loads, each of which contains those before it. `account`: what a page behind log-in shows of its
 * frame, and the account page before something is opened.
 */
export const textScopes = ['visitor', 'account', 'customer', 'all'] as const;
export type TextScope = (typeof textScopes)[number];

export const messages = endpoint({
  name: 'messages',
  method: 'GET',
  path: '/api/eshop/i18n/messages',
  summary:
    'All texts in the language of Accept-Language, or the texts of a scope, as ICU texts; the answer names the language in content-language. `known` is the version of the texts that the caller has: if it is also the version of the server, the answer may be empty.',
  access: 'public',
  extension: 'specified',
  query: v.object({
    ...commonQuery,
    scope: v.optional(v.picklist(messageScopes)),
    known: v.optional(v.pipe(v.string(), v.maxLength(50))),
  }),
  response: v.object({ data: Messages }),
  errors: [],
});

export const supportedLocales = endpoint({
  name: 'supportedLocales',
  method: 'GET',
  path: '/api/eshop/i18n/supported-locales',
  summary: 'The languages that the shop offers, the default language first.',
  access: 'public',
  extension: 'specified',
  query,
  response: v.object({ data: v.array(v.picklist(locales)) }),
  errors: [],
});
