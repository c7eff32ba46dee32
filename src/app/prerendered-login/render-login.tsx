import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { fetchBrand } from '#common/brand.ts';
import { tabTitle } from '#common/use-title.ts';
import type { CompiledTexts } from '#contract/compiled-texts.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Locale } from '#contract/enumerations.ts';
import { staticTexts } from '#i18n/texts.ts';
import { Root } from './root.tsx';
import { staticShop } from './static-shop.ts';

/** The data that start-up would fetch from the server. */
export interface LoginParts {
  readonly locale: Locale;
  readonly messages: CompiledTexts;
  readonly configuration: SystemConfiguration;
  readonly supportedLocales: readonly Locale[];
}

/** The first rendering of log-in: the HTML of the page's root, and the page's title. */
export interface PrerenderedLogin {
  readonly markup: string;
  readonly title: string;
}

/** Removes the preload links that React adds for images; the page's template already has the link for the logo. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Renders log-in on the server. Only the visitor's language is known. */
export async function renderLogin({
  locale,
  messages,
  configuration,
  supportedLocales,
}: LoginParts): Promise<PrerenderedLogin> {
  const texts = staticTexts(locale, messages);
  const shop = staticShop(configuration, supportedLocales);
  const brand = await fetchBrand(configuration.brand);
  const { prelude } = await prerenderToNodeStream(<Root shop={shop} texts={texts} brand={brand} />);
  return {
    markup: (await text(prelude)).replace(preloads, ''),
    title: tabTitle(texts.intl(), brand.name, 'login.title'),
  };
}
