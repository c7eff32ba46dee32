import * as v from 'valibot';
import bundles from 'virtual:pass-messages';
import type { ShownBrand } from '#common/shown-brand.ts';
import { locales, type Locale } from '#contract/enumerations.ts';
import { createTexts, type Texts } from '#i18n/texts.ts';
import { preferredLocale, storedLocale } from '#runtime/preferred-locale.ts';
import { storedSession } from '#runtime/stored-session.ts';

const Brand = v.object({ name: v.string(), logo: v.string(), logoWidth: v.number(), logoHeight: v.number() });

const brandIn = (page: Document): ShownBrand =>
  v.parse(Brand, JSON.parse(page.querySelector<HTMLMetaElement>('meta[name=brand]')?.content ?? 'null'));

/** The texts, brand and languages of a page of passes. All are in the page and its files, so that no call is needed. */
export interface PassSurroundings {
  readonly texts: Texts;
  readonly brand: ShownBrand;
  readonly offered: readonly Locale[];
  readonly changeLocale: (locale: Locale) => Promise<void>;
}

export async function readSurroundings(): Promise<PassSurroundings> {
  const { documentElement: root } = document;
  const texts = createTexts(preferredLocale(root));
  const load = async (locale: Locale): Promise<void> => texts.load(locale, (await bundles[locale]()).default);
  await load(texts.locale());
  let followed: Promise<(chosen: Locale) => void> | undefined;
  /**
   * The caller does not wait for this call. The code is loaded only when a logged-in person chooses a language (I18-02).
   */
  const tellAccount = async (locale: Locale): Promise<void> => {
    if (followed === undefined && storedSession.read() === null) return;
    followed ??= import('./mail-language.ts').then(({ followLanguage }) => followLanguage(texts.locale));
    (await followed)(locale);
  };
  const offered = root.dataset['languages']?.split(' ') ?? [];
  return {
    texts,
    brand: brandIn(document),
    offered: locales.filter((locale) => offered.includes(locale)),
    changeLocale: async (locale) => {
      await load(locale);
      storedLocale.write(locale);
      void tellAccount(locale).catch(() => {});
    },
  };
}
