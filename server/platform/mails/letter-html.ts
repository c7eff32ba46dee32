import { html, raw } from 'hono/html';
import { beginningOf } from './letter.ts';
import type { Letter, LetterLink } from './letter.ts';
import type { MailColours } from './mail-colours.ts';
import { mailStyles, noText, painter, texts, type Painter } from './paint.ts';
import { paragraph, partHtml } from './parts-html.ts';

const width = 600;
/** Windows has the first font, Android the second; other devices have one of the others. */
const fonts = 'Segoe UI,Roboto,Helvetica,Arial,sans-serif';
/** Outlook for Windows does not pass fonts into tables. */
const outlookFonts = raw(`<!--[if mso]><style>h1,p,td,span,a{font-family:${fonts}}</style><![endif]-->`);

/** Outlook for Windows ignores `max-width`, and needs a table of the width around the letter. */
const outlookTable = {
  begin: raw(
    `<!--[if mso]><table role="presentation" width="${String(width)}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
  ),
  end: raw('<!--[if mso]></td></tr></table><![endif]-->'),
};

/** A button as a table cell: Outlook for Windows does not pad links, so it pads the cell. */
const buttonHtml = ({ text, url }: LetterLink, paint: Painter) => html`
  <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
    <tr>
      <td align="center" ${paint({ ground: 'button' }, 'border-radius:4px;mso-padding-alt:10px 24px')}>
        <a
          href="${url}"
          ${paint({ text: 'onButton' }, `${texts.strong};display:inline-block;padding:10px 24px;text-decoration:none`)}
          >${text}</a
        >
      </td>
    </tr>
  </table>
`;

const linkHtml = ({ text, url }: LetterLink, paint: Painter, size: 'body' | 'small' = 'body') =>
  html`<p style="${texts[size]};margin:0 0 ${size === 'body' ? '16' : '8'}px">
    <a href="${url}" ${paint({ text: 'link' }, `${texts[size]};text-decoration:underline`)}>${text}</a>
  </p>`;

const headHtml = ({ operator }: Letter, paint: Painter) => html`
  <tr>
    <td
      ${paint({ ground: 'system', text: 'onSystem' }, `${texts.large};border-radius:12px 12px 0 0;padding:16px`, 'inset')}
    >
      ${operator.name}
    </td>
  </tr>
  <tr>
    <td height="4" ${paint({ ground: 'accent' }, `height:4px;${noText}`)}>&nbsp;</td>
  </tr>
`;

const bodyHtml = (letter: Letter, paint: Painter) => {
  const { subject, greeting, parts, button, links = [], after = [], closing } = letter;
  return html`<tr>
    <td ${paint({ ground: 'surface' }, 'border-radius:0 0 12px 12px;padding:24px 16px 8px', 'inset')}>
      <h1 ${paint({ text: 'ink' }, `${texts.title};margin:0 0 16px`)}>${subject}</h1>
      ${paragraph(greeting, paint)} ${parts.map((part) => partHtml(part, letter, paint))}
      ${button === null ? '' : buttonHtml(button, paint)} ${links.map((link) => linkHtml(link, paint))}
      ${[...after, closing].map((text) => paragraph(text, paint))}
    </td>
  </tr>`;
};

const footHtml = ({ operator, smallLinks = [] }: Letter, paint: Painter) => {
  const line = (text: string) => html`<p ${paint({ text: 'soft' }, `${texts.small};margin:0 0 8px`)}>${text}</p>`;
  return html`<tr>
    <td ${paint({}, 'padding:16px', 'inset')}>
      ${operator.address === null ? '' : line(operator.address)}
      ${smallLinks.map((link) => linkHtml(link, paint, 'small'))}
    </td>
  </tr>`;
};

/**
 * What a list of mails shows after the subject. It is hidden in the mail itself, which begins with the operator's name.
 * The spaces behind it keep the text of the mail out of the list.
 */
const preview = (letter: Letter) =>
  html`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">
    ${beginningOf(letter)}${raw('&#847;&zwnj;&nbsp;'.repeat(60))}
  </div>`;

/**
 * A letter as HTML for mail programs: tables and inline styles, no pictures, nothing that has to be loaded. The indentation is
 * removed, because Gmail cuts off a long mail.
 */
export async function letterHtml(letter: Letter, colours: MailColours): Promise<string> {
  const paint = painter(colours);
  const { locale, subject } = letter;
  const page = String(
    await html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
          <title>${subject}</title>
          <style>
            ${mailStyles(colours)}
          </style>
          ${outlookFonts}
        </head>
        <body ${paint({ ground: 'page' }, 'margin:0;padding:0')}>
          ${preview(letter)}
          <div
            lang="${locale}"
            dir="ltr"
            ${paint({ ground: 'page' }, `padding:16px 8px;font-family:${fonts};word-break:break-word`)}
          >
            ${outlookTable.begin}
            <div style="max-width:${String(width)}px;margin:0 auto">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
                ${headHtml(letter, paint)} ${bodyHtml(letter, paint)} ${footHtml(letter, paint)}
              </table>
            </div>
            ${outlookTable.end}
          </div>
        </body>
      </html>`,
  );
  return page.replaceAll(/ *\n */g, ' ');
}
