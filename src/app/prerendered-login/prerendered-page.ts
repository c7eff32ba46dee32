import { locales, type Locale } from '#contract/start-up-enumerations.ts';

/** The prerendered log-in that the server has put into the page. */
export interface PrerenderedPage {
  readonly locale: Locale;
  /** The visitor has requested another page, so only the frame is visible (see the script in index.html). */
  readonly isFrame: boolean;
}

/** Finds the prerendered log-in; null if the page contains none. */
export function findPrerenderedPage(container: HTMLElement): PrerenderedPage | null {
  const { lang, dataset } = document.documentElement;
  const locale = locales.find((known) => known === lang);
  if (container.firstElementChild === null || locale === undefined) return null;
  return { locale, isFrame: dataset['away'] !== undefined };
}
