import type { Call } from '#api/call.ts';
import { messages, type MessageScope } from '#contract/endpoints/i18n.ts';
import { locales, type Locale } from '#contract/start-up-enumerations.ts';
import { bundledMessages } from '#i18n/bundled.ts';
import type { Texts } from '#i18n/texts.ts';
import type { OfferedLanguages } from '#rules/offered-languages.ts';

/**
 * The range of texts that are needed: those before log-in, those of a customer's pages, or all, including those of the
 * desk.
 */
export type TextScope = MessageScope | 'all';

/** Each scope contains the scopes before it. */
const scopes: readonly TextScope[] = ['visitor', 'customer', 'all'];

/** Loads the shop's texts. A response that is no longer needed when it arrives is ignored. */
export interface TextLoader {
  /**
   * The requested language; its texts are shown as soon as they are loaded. If the operator does not offer this
   * language, it is replaced by the language of the server's response.
   */
  readonly locale: () => Locale;
  /** Fetches the needed texts. Rejects as a call does. */
  readonly load: () => Promise<void>;
  /** Uses the bundled texts (APP-03). */
  readonly loadBundled: () => Promise<void>;
  /** Changes to the first offered language, the default, if the operator does not offer the present language. */
  readonly keepTo: (offered: OfferedLanguages) => void;
  /**
   * Changes the language. Resolves to false if another language was chosen meanwhile, or if the texts could not be
   * loaded: then the page keeps its language, and the failure is shown (APP-03).
   */
  readonly changeLocale: (locale: Locale) => Promise<boolean>;
  /**
   * Loads the texts of this scope from now on, if it is wider than the present one; uses the bundled texts if the server
   * does not answer.
   */
  readonly widen: (scope: TextScope) => Promise<void>;
}

/** `tellFailure` is called when texts could not be loaded. */
export function createTextLoader(
  call: Call,
  texts: Texts,
  initialScope: TextScope,
  tellFailure: () => void,
): TextLoader {
  let requested = { locale: texts.locale(), scope: initialScope };
  let loadedScope: TextScope | undefined;
  let changes = 0;
  let widened: Promise<void> | undefined;

  const load = async () => {
    const asked = requested;
    let { locale } = asked;
    const answeredIn = (language: string) => {
      locale = locales.find((known) => known === language) ?? locale;
    };
    const { data } = await call(messages, {
      answeredIn,
      ...(asked.scope === 'all' ? {} : { query: { scope: asked.scope } }),
    });
    if (asked !== requested) return;
    requested = { ...asked, locale };
    loadedScope = asked.scope;
    texts.load(locale, data);
  };
  const loadBundled = async () => {
    const asked = requested;
    const bundled = await bundledMessages(asked.locale);
    if (asked !== requested) return;
    loadedScope = asked.scope;
    texts.load(asked.locale, bundled);
  };
  const request = (change: Partial<typeof requested>): Promise<void> => {
    requested = { ...requested, ...change };
    return load().catch(() => {
      tellFailure();
      return loadBundled();
    });
  };
  const changeLocale = async (locale: Locale): Promise<boolean> => {
    changes += 1;
    const change = changes;
    requested = { ...requested, locale };
    const asked = requested;
    try {
      await load();
      return change === changes;
    } catch {
      if (asked !== requested) return false;
      tellFailure();
      requested = { ...requested, locale: texts.locale() };
      // If a wider scope was still being loaded when the language changed, its response was ignored, so the page needs
      // the bundled texts.
      if (loadedScope !== requested.scope) await loadBundled();
      return false;
    }
  };

  return {
    locale: () => requested.locale,
    load,
    loadBundled,
    changeLocale,
    keepTo: (offered) => {
      if (!offered.includes(requested.locale)) void request({ locale: offered[0] });
    },
    widen: (scope) => {
      if (scopes.indexOf(requested.scope) < scopes.indexOf(scope)) widened = request({ scope });
      return widened ?? Promise.resolve();
    },
  };
}
