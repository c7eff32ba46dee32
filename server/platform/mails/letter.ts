import { html } from 'hono/html';
import type { Locale } from '#contract/enumerations.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Mail } from '../mailer/mailer.ts';
import { messageId } from './mail-names.ts';
import { mailLink, mailPage } from './mail-page.ts';

/**
 * The texts of a mail with paragraphs and links, in the recipient's language; its HTML and its plain text are made from
 * them.
 */
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

/**
 * Makes a mail with paragraphs and links. The same `name` gives the same message id, so that a mail that is sent twice
 * arrives only one time.
 */
export const letterMail = async (
  configuration: Configuration,
  name: string,
  to: string,
  texts: LetterTexts,
): Promise<Mail> => ({
  messageId: messageId(configuration, name),
  to,
  locale: texts.locale,
  subject: texts.subject,
  html: await letterHtml(texts),
  text: letterText(texts),
});
