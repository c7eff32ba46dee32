import accountTexts from 'virtual:account-messages';
import customerTexts from 'virtual:customer-messages';
import otherTexts from 'virtual:other-messages';
import visitorTexts from 'virtual:visitor-messages';
import type { CompiledTexts } from '#contract/compiled-texts.ts';
import { textScopes, type TextScope } from '#contract/endpoints/i18n.ts';
import type { Locale } from '#contract/start-up-enumerations.ts';

/** For each scope: the texts that it has besides those of the scopes before it. */
const parts = { visitor: visitorTexts, account: accountTexts, customer: customerTexts, all: otherTexts };

/** The texts of a scope that were built with the shop. */
export async function bundledTexts(locale: Locale, scope: TextScope): Promise<CompiledTexts> {
  const needed = textScopes.slice(0, textScopes.indexOf(scope) + 1);
  const loaded = await Promise.all(needed.map((part) => parts[part][locale]()));
  return Object.fromEntries(loaded.flatMap((part) => Object.entries(part.default)));
}

export { replaceTexts } from './served-texts.ts';
