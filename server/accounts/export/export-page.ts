import { html, raw } from 'hono/html';
import type { DataExport } from '#contract/entities/data-export.ts';
import { formatMoment } from '#rules/date-text.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { NumberSetting } from '../../platform/settings/number-settings.ts';
import { sectionOf } from './page-parts.ts';
import { sectionsOf } from './page-sections.ts';
import { pageStyle } from './page-style.ts';

interface PageSettings {
  /** The operator's public name. */
  readonly brand: string;
  readonly numbers: Readonly<Record<NumberSetting, number>>;
}

/**
 * An export as one readable page, without scripts and other files. Its content security policy forbids scripts and other
 * files as well.
 */
export async function exportPage(data: DataExport, { brand, numbers }: PageSettings): Promise<string> {
  const { locale, created } = data.about;
  const title = translate(locale, 'exportPage.title');
  const sections = sectionsOf(data, numbers);
  return String(
    await html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
          <title>${title} – ${brand}</title>
          <style>
            ${raw(pageStyle)}
          </style>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            <p>${translate(locale, 'exportPage.lead', { brand, moment: formatMoment(new Date(created)) })}</p>
            <nav aria-label="${translate(locale, 'exportPage.contents')}">
              <ul>
                ${sections.map(({ id, heading }) => html`<li><a href="#${id}">${heading}</a></li>`)}
              </ul>
            </nav>
            ${sections.map(sectionOf)}
          </main>
        </body>
      </html>`,
  );
}
