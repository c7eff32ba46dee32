import { locales, type Locale } from '../../../contract/enumerations.ts';

/** What the server put into the page. */
export interface PrerenderedPage {
  readonly locale: Locale;
  /** Log-in is not for this visitor, who sees its frame alone (see the script in index.html). */
  readonly isFrame: boolean;
}

/** The log-in that stands in the page already; null where there is none. */
export function findPrerenderedPage(container: HTMLElement): PrerenderedPage | null {
  const { lang, dataset } = document.documentElement;
  const locale = locales.find((known) => known === lang);
  if (container.firstElementChild === null || locale === undefined) return null;
  return { locale, isFrame: dataset['away'] !== undefined };
}
