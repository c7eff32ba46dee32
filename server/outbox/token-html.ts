import { html } from 'hono/html';
import { mailLink, mailPage } from './mail-page.ts';
import type { TokenTexts } from './mail-token.ts';

const paragraph = (text: string) => html`<p>${text}</p>`;

export const tokenHtml = (texts: TokenTexts): Promise<string> =>
  mailPage(
    texts,
    html`${texts.before.map(paragraph)} ${texts.links.map((link) => html`<p>${mailLink(link)}</p>`)}
    ${texts.after.map(paragraph)}`,
  );
