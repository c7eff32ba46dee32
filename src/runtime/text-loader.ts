import type { Call } from '#api/call.ts';
import { messages, type MessageScope } from '#contract/endpoints/i18n.ts';
import { locales, type Locale } from '#contract/start-up-enumerations.ts';
import { bundledMessages } from '#i18n/bundled.ts';
import type { Texts } from '#i18n/texts.ts';
import type { OfferedLanguages } from '#rules/offered-languages.ts';

/** Which texts are needed: those before log-in, those of a customer's pages, or all, with those of the desk. */
export type TextScope = MessageScope | 'all';

/** Each scope contains the former ones. */
const scopes: readonly TextScope[] = ['visitor', 'customer', 'all'];

/** Loads the shop's texts. An answer that is no longer needed when it arrives is ignored. */
export interface TextLoader {
  /**
   * The wanted language; it is shown once its texts are loaded. From then on it is the one that the server gave, which
   * is another if the operator does not offer the wanted one.
   */
  readonly locale: () => Locale;
  /** Fetches the needed texts. Rejects as a call does. */
  readonly load: () => Promise<void>;
  /** Uses the bundled texts (APP-03). */
  readonly loadBundled: () => Promise<void>;
  /** Changes to the default language, the first one, if the language is none of those that the operator offers. */
  readonly keepTo: (offered: OfferedLanguages) => void;
  /**
   * Changes the language. False = another one was chosen meanwhile, or the texts could not be loaded: the page stays in
   * the language that it had, and the failure is told (APP-03).
   */
  readonly changeLocale: (locale: Locale) => Promise<boolean>;
  /** Loads the texts of this scope from now on, if it is wider; uses the bundled ones if the server does not answer. */
  readonly widen: (scope: TextScope) => Promise<void>;
}

/** `tellFailure` tells that texts could not be loaded. */
export function createTextLoader(
  call: Call,
  texts: Texts,
  initialScope: TextScope,
  tellFailure: () => void,
): TextLoader {
  let wanted = { locale: texts.locale(), scope: initialScope };
  let loadedScope: TextScope | undefined;
  let changes = 0;
  let widened: Promise<void> | undefined;

  const load = async () => {
    const asked = wanted;
    let { locale } = asked;
    const answeredIn = (language: string) => {
      locale = locales.find((known) => known === language) ?? locale;
    };
    const { data } = await call(messages, {
      answeredIn,
      ...(asked.scope === 'all' ? {} : { query: { scope: asked.scope } }),
    });
    if (asked !== wanted) return;
    wanted = { ...asked, locale };
    loadedScope = asked.scope;
    texts.load(locale, data);
  };
  const loadBundled = async () => {
    const asked = wanted;
    const bundled = await bundledMessages(asked.locale);
    if (asked !== wanted) return;
    loadedScope = asked.scope;
    texts.load(asked.locale, bundled);
  };
  const want = (change: Partial<typeof wanted>): Promise<void> => {
    wanted = { ...wanted, ...change };
    return load().catch(() => {
      tellFailure();
      return loadBundled();
    });
  };
  const changeLocale = async (locale: Locale): Promise<boolean> => {
    changes += 1;
    const change = changes;
    wanted = { ...wanted, locale };
    const asked = wanted;
    try {
      await load();
      return change === changes;
    } catch {
      if (asked !== wanted) return false;
      tellFailure();
      wanted = { ...wanted, locale: texts.locale() };
      // The answer with the texts of a wider scope was ignored, because the language was being changed.
      if (loadedScope !== wanted.scope) await loadBundled();
      return false;
    }
  };

  return {
    locale: () => wanted.locale,
    load,
    loadBundled,
    changeLocale,
    keepTo: (offered) => {
      if (!offered.includes(wanted.locale)) void want({ locale: offered[0] });
    },
    widen: (scope) => {
      if (scopes.indexOf(wanted.scope) < scopes.indexOf(scope)) widened = want({ scope });
      return widened ?? Promise.resolve();
    },
  };
}
