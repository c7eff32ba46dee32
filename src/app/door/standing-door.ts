import { locales, type Locale } from '../../../contract/enumerations.ts';

/**
 * The language of the log-in that stands in the page already; null where there is none, or none for this visitor (see
 * the script in index.html): then the page is cleared for React.
 */
export function standingDoor(container: HTMLElement): Locale | null {
  const { lang, dataset } = document.documentElement;
  const locale = locales.find((known) => known === lang);
  if (dataset['away'] === undefined && container.firstElementChild !== null && locale !== undefined) return locale;
  container.replaceChildren();
  delete dataset['away'];
  return null;
}
