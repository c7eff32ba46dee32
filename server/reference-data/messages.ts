import { createHash } from 'node:crypto';
import { messages, messageScopes, supportedLocales } from '#contract/endpoints/i18n.ts';
import type { MessageScope } from '#contract/endpoints/i18n.ts';
import { locales } from '#contract/enumerations.ts';
import type { Locale } from '#contract/enumerations.ts';
import { compressedBest } from '../platform/http/kept-compression.ts';
import { prepareAnswer } from '../platform/http/prepared-answer.ts';
import type { PreparedAnswer } from '../platform/http/prepared-answer.ts';
import { preparedRoute, route } from '../platform/http/route.ts';
import { customerCatalogue, pageCatalogue, visitorCatalogue } from '../platform/i18n/catalogue.ts';

type Scope = MessageScope | 'all';

const scopes: readonly Scope[] = ['all', ...messageScopes];
const catalogues = { all: pageCatalogue, customer: customerCatalogue, visitor: visitorCatalogue } as const;
const prepared = new Map<string, Promise<PreparedAnswer>>();

const textOf = (locale: Locale, scope: Scope): string => JSON.stringify({ data: catalogues[scope](locale) });

/** The bodies of the responses that contain the messages: one for each language and scope. */
export const messageTexts = (): readonly string[] =>
  locales.flatMap((locale) => scopes.map((scope) => textOf(locale, scope)));

function prepare(locale: Locale, scope: Scope): Promise<PreparedAnswer> {
  const text = textOf(locale, scope);
  const headers = {
    'cache-control': 'no-cache',
    'content-language': locale,
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding, accept-language',
    etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
  };
  return prepareAnswer(text, headers, compressedBest);
}

function messagesOf(locale: Locale, scope: Scope): Promise<PreparedAnswer> {
  const key = `${locale} ${scope}`;
  const answer = prepared.get(key) ?? prepare(locale, scope);
  prepared.set(key, answer);
  return answer;
}

/**
 * Reads and compresses the texts of all languages when the server starts, so that no visitor waits for this. Throws if a
 * text is not valid ICU.
 */
export async function prepareMessages(): Promise<void> {
  await Promise.all(locales.flatMap((locale) => scopes.map((scope) => messagesOf(locale, scope))));
}

export const messagesRoute = preparedRoute(messages, ({ locale, query }) => messagesOf(locale, query.scope ?? 'all'));

export const supportedLocalesRoute = route(supportedLocales, 'read', async ({ database, services }) => ({
  data: [...(await services.settings.languages(database))],
}));
