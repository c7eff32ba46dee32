import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Locale } from '#contract/enumerations.ts';

/** A mail as an HTML page: one column, with inline styles because mail clients ignore others. */
export const mailPage = async (
  { locale, subject }: { readonly locale: Locale; readonly subject: string },
  content: HtmlEscapedString | Promise<HtmlEscapedString>,
): Promise<string> =>
  String(
    await html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#16202b">
          <main style="max-width:560px;margin:0 auto">${content}</main>
        </body>
      </html>`,
  );

/** A link in the text of a mail. */
export const mailLink = ({ text, url }: { readonly text: string; readonly url: string }) =>
  html`<a href="${url}" style="color:#0b5d78">${text}</a>`;
