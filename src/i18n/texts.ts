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
  /**
   * Replaces the texts. Listeners are not told if texts are only added and nothing has asked for these before: the page
   * does not have to be rendered again.
   */
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

const intlFor = (
  locale: Locale,
  messages: Record<string, MessageFormatElement[]>,
  onError: () => void = () => {},
): IntlShape =>
  createIntl({ locale, messages, timeZone: operatorTimeZone, textComponent: TextElement, onError }, cache);

/** Texts that never change, for rendering on the server. */
export function staticTexts(locale: Locale, messages: CompiledTexts): Texts {
  const intl = intlFor(locale, parseMessages(messages));
  return { locale: () => locale, intl: () => intl, load: () => {}, subscribe: () => () => {} };
}

export function createTexts(initial: Locale): Texts {
  const listeners = new Set<() => void>();
  let current = { locale: initial, messages: {} as CompiledTexts, intl: intlFor(initial, {}), lacksText: true };
  /** Whether the page keeps all texts that it has shown. */
  const isOnlyMore = (locale: Locale, messages: CompiledTexts): boolean =>
    locale === current.locale &&
    !current.lacksText &&
    Object.entries(current.messages).every(([key, text]) => messages[key] === text);
  return {
    locale: () => current.locale,
    intl: () => current.intl,
    load: (locale, messages) => {
      const parsed = parseMessages(messages);
      if (isOnlyMore(locale, messages)) {
        Object.assign(current.intl.messages, parsed);
        current.messages = messages;
        return;
      }
      const lacks = () => {
        current.lacksText = true;
      };
      current = { locale, messages, intl: intlFor(locale, parsed, lacks), lacksText: false };
      document.documentElement.lang = locale;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
