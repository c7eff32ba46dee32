import { messages, type MessageScope } from '../../contract/endpoints/i18n.ts';
import type { Locale } from '../../contract/enumerations.ts';
import type { Call } from '../api/call.ts';
import { bundledMessages } from '../i18n/bundled.ts';
import type { Texts } from '../i18n/texts.ts';

/** Which texts are wanted: those before log-in, or all. */
export type TextScope = MessageScope | 'all';

/** Brings the texts into the shop. What is no longer wanted when it arrives is dropped. */
export interface TextLoader {
  /** The language asked for; it is shown once its texts are there. */
  readonly locale: () => Locale;
  /** Fetches the wanted texts. Fails as a call does. */
  readonly load: () => Promise<void>;
  /** Takes the texts that came with the shop (APP-03). */
  readonly loadBundled: () => Promise<void>;
  /** Another language; the bundled texts serve where the server gives none. */
  readonly changeLocale: (locale: Locale) => Promise<void>;
  /** From now on all texts; the bundled ones serve where the server gives none. */
  readonly loadAll: () => Promise<void>;
}

export function createTextLoader(call: Call, texts: Texts, initialScope: TextScope): TextLoader {
  let wanted = { locale: texts.locale(), scope: initialScope };
  let all: Promise<void> | undefined;

  const load = async () => {
    const asked = wanted;
    const { data } = await call(messages, asked.scope === 'all' ? {} : { query: { scope: asked.scope } });
    if (asked === wanted) texts.load(asked.locale, data);
  };
  const loadBundled = async () => {
    const asked = wanted;
    const bundled = await bundledMessages(asked.locale);
    if (asked === wanted) texts.load(asked.locale, bundled);
  };
  const want = (change: Partial<typeof wanted>): Promise<void> => {
    wanted = { ...wanted, ...change };
    return load().catch(loadBundled);
  };

  return {
    locale: () => wanted.locale,
    load,
    loadBundled,
    changeLocale: (locale) => want({ locale }),
    loadAll: () => {
      if (wanted.scope !== 'all') all = want({ scope: 'all' });
      return all ?? Promise.resolve();
    },
  };
}
