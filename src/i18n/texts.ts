import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { CompiledTexts } from '#contract/compiled-texts.ts';
import type { Locale } from '#contract/enumerations.ts';
import { operatorTimeZone } from '#rules/time-zone.ts';
import { TextElement } from './text-element.tsx';

/** The texts of the shop in the language of the page. Components follow changes with {@link subscribe}. */
export interface Texts {
  readonly locale: () => Locale;
  readonly intl: () => IntlShape;
  readonly load: (locale: Locale, messages: CompiledTexts) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const cache = createIntlCache();

/** Parses plain texts as well, since react-intl expects all messages in the same form. */
const parseMessages = (messages: CompiledTexts): Record<string, MessageFormatElement[]> =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? [{ type: 0, value: message }] : (message as unknown as MessageFormatElement[]),
    ]),
  );

const intlFor = (locale: Locale, messages: CompiledTexts): IntlShape =>
  createIntl(
    {
      locale,
      messages: parseMessages(messages),
      timeZone: operatorTimeZone,
      textComponent: TextElement,
      onError: () => {},
    },
    cache,
  );

/** Texts that never change, for rendering on the server. */
export function staticTexts(locale: Locale, messages: CompiledTexts): Texts {
  const intl = intlFor(locale, messages);
  return { locale: () => locale, intl: () => intl, load: () => {}, subscribe: () => () => {} };
}

export function createTexts(initial: Locale): Texts {
  const listeners = new Set<() => void>();
  let current = { locale: initial, intl: intlFor(initial, {}) };
  return {
    locale: () => current.locale,
    intl: () => current.intl,
    load: (locale, messages) => {
      current = { locale, intl: intlFor(locale, messages) };
      document.documentElement.lang = locale;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
