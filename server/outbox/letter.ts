import { html } from 'hono/html';
import type { Locale } from '../../contract/enumerations.ts';
import { mailLink, mailPage } from './mail-page.ts';

/** A mail of paragraphs and links, in the language of whom it goes to; both of its forms are written from this. */
export interface LetterTexts {
  readonly locale: Locale;
  readonly subject: string;
  readonly before: readonly string[];
  readonly links: readonly { readonly text: string; readonly url: string }[];
  readonly after: readonly string[];
}

export const letterText = ({ before, links, after }: LetterTexts): string =>
  [...before, ...links.map(({ text, url }) => `${text}: ${url}`), ...after, ''].join('\n\n');

const paragraph = (text: string) => html`<p>${text}</p>`;

export const letterHtml = (texts: LetterTexts): Promise<string> =>
  mailPage(
    texts,
    html`${texts.before.map(paragraph)} ${texts.links.map((link) => html`<p>${mailLink(link)}</p>`)}
    ${texts.after.map(paragraph)}`,
  );
