import * as v from 'valibot';
import { outsideOfSubset } from './mail-subset.ts';
import { processDue } from './process-due.ts';
import { wordsOf, wordsOfHtml } from './read-mail.ts';
import type { TestServer } from './start-server.ts';

const Mails = v.array(
  v.object({
    messageId: v.string(),
    recipient: v.string(),
    subject: v.string(),
    html: v.string(),
    text: v.string(),
    headers: v.record(v.string(), v.string()),
  }),
);
export type ReceivedMail = v.InferOutput<typeof Mails>[number];

/** Throws if a mail's HTML and plain text differ, or if mail programs may not show its HTML (MAI-04). */
function checkForm({ subject, html, text }: ReceivedMail): void {
  const [shown, plain] = [wordsOfHtml(html).join(' '), wordsOf(text).join(' ')];
  if (shown !== plain) throw new Error(`${subject}: the HTML says ${shown}, but the text says ${plain}`);
  const outside = outsideOfSubset(html);
  if (outside.length > 0) throw new Error(`${subject}: mail programs may not show ${outside.join(', ')}`);
}

/** The mails to an address, newest first, after all due outbox entries were processed. The form of each is checked. */
export async function mailsTo(server: TestServer, recipient: string): Promise<ReceivedMail[]> {
  while (await processDue(server.services));
  const query = new URLSearchParams({ recipient });
  const mails = v.parse(Mails, await (await fetch(`${server.url}/sandbox/mails?${query.toString()}`)).json());
  for (const mail of mails) checkForm(mail);
  return mails;
}

/** The raw token in a mail's link to a page of the shop. */
export function tokenIn(server: TestServer, mail: ReceivedMail | undefined, page: string): string {
  const begin = `${server.url}/#/${page}?token=`;
  const link = mail?.text.split(/\s/).find((word) => word.startsWith(begin));
  if (mail === undefined || link === undefined)
    throw new Error(`expected a mail with a link to ${page}, got ${mail === undefined ? 'no mail' : mail.text}`);
  if (!mail.html.includes(`href="${link}"`))
    throw new Error(`expected the same link in text and HTML of the mail, got ${mail.html}`);
  return link.slice(begin.length);
}

/** The token in the newest mail to an address with a link to a page. */
export async function newestToken(server: TestServer, recipient: string, page: string): Promise<string> {
  const [newest] = await mailsTo(server, recipient);
  return tokenIn(server, newest, page);
}
