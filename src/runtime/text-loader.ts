import version from 'virtual:messages-version';
import type { Call } from '#api/call.ts';
import type { CompiledTexts } from '#contract/compiled-texts.ts';
import { messages, textScopes, type Messages, type MessageScope, type TextScope } from '#contract/endpoints/i18n.ts';
import { locales, type Locale } from '#contract/start-up-enumerations.ts';
import type { TextsInPage } from '#i18n/texts-in-page.ts';
import type { Texts } from '#i18n/texts.ts';
import type { OfferedLanguages } from '#rules/offered-languages.ts';

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
   * does not answer. Rejects if these cannot be fetched either; then the next call tries again.
   */
  readonly widen: (scope: TextScope) => Promise<void>;
}

/** Not loaded by a first visit, whose texts are in the page. */
const loadBundles = () => import('#i18n/bundled.ts');

/** The bundled texts, with the server's texts in their place where the two differ. */
const withServed = async (
  locale: Locale,
  bundled: CompiledTexts,
  served: Readonly<Record<string, string>>,
): Promise<CompiledTexts> =>
  Object.keys(served).length === 0 ? bundled : (await loadBundles()).replaceTexts(locale, bundled, served);

/** The server's texts, and their language. */
interface ServedTexts {
  readonly data: Messages;
  readonly locale: Locale;
}

/** The query for a scope. For the account page, the texts of all customer's pages are asked for, because they follow. */
const queryFor = (scope: TextScope): { readonly scope?: MessageScope; readonly known: string } => ({
  ...(scope === 'all' ? {} : { scope: scope === 'account' ? 'customer' : scope }),
  known: version,
});

export interface TextLoaderOptions {
  readonly call: Call;
  readonly texts: Texts;
  readonly scope: TextScope;
  readonly inPage: TextsInPage | null;
  /** Called when texts could not be loaded. */
  readonly tellFailure: () => void;
}

export function createTextLoader({
  call,
  texts,
  scope: initialScope,
  inPage,
  tellFailure,
}: TextLoaderOptions): TextLoader {
  let requested = { locale: texts.locale(), scope: initialScope };
  let loadedScope: TextScope | undefined;
  let changes = 0;
  let widened: Promise<void> | undefined;
  let servedForAccount: ServedTexts | undefined;

  const bundledTexts = async (locale: Locale, scope: TextScope): Promise<CompiledTexts> =>
    scope === 'visitor' && inPage?.locale === locale
      ? inPage.visitor
      : (await loadBundles()).bundledTexts(locale, scope);

  const servedTexts = async (locale: Locale, scope: TextScope): Promise<ServedTexts> => {
    if (scope === 'customer' && servedForAccount?.locale === locale) return servedForAccount;
    let answered = locale;
    const answeredIn = (language: string) => {
      answered = locales.find((known) => known === language) ?? answered;
    };
    const { data } = await call(messages, { answeredIn, query: queryFor(scope) });
    const served = { data, locale: answered };
    if (scope === 'account') servedForAccount = served;
    return served;
  };
  const load = async () => {
    const asked = requested;
    const { scope } = asked;
    const expected = bundledTexts(asked.locale, scope);
    expected.catch(() => {});
    const { data, locale } = await servedTexts(asked.locale, scope);
    // The file with the bundled texts may have been lost before the answer came; it is requested once more.
    const again = () => bundledTexts(locale, scope);
    const bundled = await (locale === asked.locale ? expected.catch(again) : again());
    const loaded = await withServed(locale, bundled, data);
    if (asked !== requested) return;
    requested = { ...asked, locale };
    loadedScope = scope;
    texts.load(locale, loaded);
  };
  const loadBundled = async () => {
    const asked = requested;
    const bundled = await bundledTexts(asked.locale, asked.scope);
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
  /** A response for a narrower scope is ignored if a wider one was requested meanwhile. */
  const untilWidened = async (): Promise<void> => {
    const awaited = widened;
    await awaited;
    if (awaited !== widened) await untilWidened();
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
      const { scope: before } = requested;
      if (textScopes.indexOf(before) < textScopes.indexOf(scope)) {
        const widening = request({ scope });
        widened = widening;
        // The next call tries again.
        widening.catch(() => {
          if (widened !== widening) return;
          widened = undefined;
          requested = { ...requested, scope: before };
        });
      }
      return untilWidened();
    },
  };
}
