import { createHash } from 'node:crypto';
import { messages, messageScopes, supportedLocales } from '#contract/endpoints/i18n.ts';
import type { MessageScope } from '#contract/endpoints/i18n.ts';
import { locales } from '#contract/enumerations.ts';
import type { Locale } from '#contract/enumerations.ts';
import { readScope, textsVersion } from '#messages/scopes.ts';
import { compressedBest } from '../platform/http/kept-compression.ts';
import { prepareAnswer } from '../platform/http/prepared-answer.ts';
import type { PreparedAnswer } from '../platform/http/prepared-answer.ts';
import { preparedRoute, route } from '../platform/http/route.ts';
import { catalogue } from '../platform/i18n/catalogue.ts';
import { leavesOutKnownTexts } from '../platform/i18n/known-texts.ts';

type AnsweredScope = MessageScope | 'all';
const answeredScopes: readonly AnsweredScope[] = [...messageScopes, 'all'];

const prepared = new Map<string, Promise<PreparedAnswer>>();

const bodyOf = (data: Readonly<Record<string, string>>): string => JSON.stringify({ data });
const textOf = (locale: Locale, scope: AnsweredScope): string => bodyOf(readScope(locale, scope));

/** The bodies of the responses that contain the messages: one for each language and scope. */
export const messageTexts = (): readonly string[] =>
  locales.flatMap((locale) => answeredScopes.map((scope) => textOf(locale, scope)));

function prepare(locale: Locale, text: string): Promise<PreparedAnswer> {
  const headers = {
    'cache-control': 'no-cache',
    'content-language': locale,
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding, accept-language',
    etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
  };
  return prepareAnswer(text, headers, compressedBest);
}

/** @param scope `none`: no texts, because the caller has them */
function messagesOf(locale: Locale, scope: AnsweredScope | 'none'): Promise<PreparedAnswer> {
  const key = `${locale} ${scope}`;
  const answer = prepared.get(key) ?? prepare(locale, scope === 'none' ? bodyOf({}) : textOf(locale, scope));
  prepared.set(key, answer);
  return answer;
}

/**
 * Reads and compresses the texts of all languages when the server starts, so that no visitor waits for this. Throws if a
 * text is not valid ICU.
 */
export async function prepareMessages(): Promise<void> {
  for (const locale of locales) catalogue(locale);
  await Promise.all(locales.flatMap((locale) => answeredScopes.map((scope) => messagesOf(locale, scope))));
}

export const messagesRoute = preparedRoute(messages, ({ locale, query, services }) => {
  if (!leavesOutKnownTexts(services.configuration)) return messagesOf(locale, 'all');
  return messagesOf(locale, query.known === textsVersion() ? 'none' : (query.scope ?? 'all'));
});

export const supportedLocalesRoute = route(supportedLocales, 'read', async ({ database, services }) => ({
  data: [...(await services.settings.languages(database))],
}));
