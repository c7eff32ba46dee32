import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { commonQuery } from '../query.ts';
import { locales } from '../start-up-enumerations.ts';

const query = v.object(commonQuery);

/** A message: a plain text, or the parsed form (ICU AST) of a message with arguments. */
export const Message = v.union([v.string(), v.array(v.looseObject({ type: v.number() }))]);
export const Messages = v.record(v.string(), Message);
export type Messages = v.InferOutput<typeof Messages>;

/**
 * `visitor`: only the texts of start-up and of the pages before log-in. `customer`: all texts without the texts of the
 * operator's desk, of the testers' flow map, of the pages of passes and of the trail's events. Passes and events have
 * separate files. Without this parameter: all texts.
 */
export const messageScopes = ['visitor', 'customer'] as const;
export type MessageScope = (typeof messageScopes)[number];

export const messages = endpoint({
  name: 'messages',
  method: 'GET',
  path: '/api/eshop/i18n/messages',
  summary:
    'All texts in the language of Accept-Language, or the texts of a scope; the answer names the language in content-language.',
  access: 'public',
  extension: 'specified',
  query: v.object({ ...commonQuery, scope: v.optional(v.picklist(messageScopes)) }),
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
