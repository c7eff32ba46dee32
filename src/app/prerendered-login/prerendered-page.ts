import { locales, type Locale } from '#contract/start-up-enumerations.ts';

/** The log-in that the server or the build has rendered into the page. */
export interface PrerenderedPage {
  readonly locale: Locale;
  /** The visitor has requested another page, so only the frame is visible (see the script in index.html). */
  readonly isFrame: boolean;
  /** The build has rendered it, without the operator's settings and texts. */
  readonly isStatic: boolean;
}

/** Finds the prerendered log-in; null if the page contains none. */
export function findPrerenderedPage(container: HTMLElement): PrerenderedPage | null {
  const { lang, dataset } = document.documentElement;
  const locale = locales.find((known) => known === lang);
  if (container.firstElementChild === null || locale === undefined) return null;
  return { locale, isFrame: dataset['away'] !== undefined, isStatic: dataset['static'] !== undefined };
}
