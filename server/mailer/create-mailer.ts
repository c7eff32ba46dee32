import { createTransport } from 'nodemailer';
import type { Configuration } from '../configuration/configuration.ts';
import { mails } from '../db/schema.ts';
import type { Mailer } from './mailer.ts';

/** The sandbox mailbox: a mail is a row of the table `mails`. */
const mailbox: Mailer = {
  async send(database, mail, now) {
    const { messageId, to: recipient, subject, html, text, headers = {}, attachments = [] } = mail;
    const row = { messageId, recipient, subject, html, text, headers, attachments: [...attachments], sent: now };
    await database.insert(mails).values(row).onConflictDoNothing();
  },
};

const second = 1000;

/** How long the mail server may be silent at each step, in milliseconds. */
const silence = 10 * second;
const limits = {
  dnsTimeout: silence,
  connectionTimeout: silence,
  greetingTimeout: silence,
  socketTimeout: silence,
} as const;
/** And for a whole mail, which also ends with a server that keeps answering. */
const patience = 30 * second;

function smtp(url: string, from: string, patienceMs: number): Mailer {
  const transport = createTransport({ url, ...limits }, { from });
  return {
    async send(_, { messageId, to, subject, html, text, headers = {}, attachments = [] }, now) {
      await transport.sendMail({
        messageId,
        to,
        subject,
        html,
        text,
        headers,
        date: now,
        signal: AbortSignal.timeout(patienceMs),
        attachments: attachments.map(({ fileName, mediaType, content }) => ({
          filename: fileName,
          contentType: mediaType,
          content,
          encoding: 'base64',
        })),
      });
    },
  };
}

/** Sends by SMTP when its address is configured, else into the sandbox mailbox. */
export const createMailer = (
  { smtpUrl, mailFrom }: Pick<Configuration, 'smtpUrl' | 'mailFrom'>,
  patienceMs = patience,
): Mailer => (smtpUrl === undefined ? mailbox : smtp(smtpUrl, mailFrom, patienceMs));
