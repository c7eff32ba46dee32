import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Messages } from '../../../contract/endpoints/i18n.ts';
import type { SystemConfiguration } from '../../../contract/entities/configuration.ts';
import type { Locale } from '../../../contract/enumerations.ts';
import { staticTexts } from '../../i18n/texts.ts';
import { fetchBrand } from '../../common/brand.ts';
import { tabTitle } from '../../common/use-title.ts';
import { Root } from './root.tsx';
import { staticShop } from './static-shop.ts';

/** What start-up would ask the server for. */
export interface LoginParts {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly configuration: SystemConfiguration;
  readonly supportedLocales: readonly Locale[];
}

/** Log-in as React shows it first: what goes into the page's root, and its title. */
export interface PrerenderedLogin {
  readonly markup: string;
  readonly title: string;
}

/** React asks ahead for the pictures of its markup; the page asks for the logo itself. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Renders log-in for a visitor of whom nothing is known but the language. */
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
