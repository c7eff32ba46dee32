import { html } from 'hono/html';
import type { Locale } from '../../contract/enumerations.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Mail } from '../mailer/mailer.ts';
import { messageId } from './mail-names.ts';
import { mailLink, mailPage } from './mail-page.ts';

/** A mail of paragraphs and links, in the language of whom it goes to; both of its forms are written from this. */
export interface LetterTexts {
  readonly locale: Locale;
  readonly subject: string;
  readonly before: readonly string[];
  readonly links: readonly { readonly text: string; readonly url: string }[];
  readonly after: readonly string[];
}

const letterText = ({ before, links, after }: LetterTexts): string =>
  [...before, ...links.map(({ text, url }) => `${text}: ${url}`), ...after, ''].join('\n\n');

const paragraph = (text: string) => html`<p>${text}</p>`;

const letterHtml = (texts: LetterTexts): Promise<string> =>
  mailPage(
    texts,
    html`${texts.before.map(paragraph)} ${texts.links.map((link) => html`<p>${mailLink(link)}</p>`)}
    ${texts.after.map(paragraph)}`,
  );

/** The letter as a mail; work that is done twice under the same `name` sends the same one. */
export const letterMail = async (
  configuration: Configuration,
  name: string,
  to: string,
  texts: LetterTexts,
): Promise<Mail> => ({
  messageId: messageId(configuration, name),
  to,
  subject: texts.subject,
  html: await letterHtml(texts),
  text: letterText(texts),
});
