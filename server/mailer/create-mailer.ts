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

function smtp(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
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
export const createMailer = ({ smtpUrl, mailFrom }: Pick<Configuration, 'smtpUrl' | 'mailFrom'>): Mailer =>
  smtpUrl === undefined ? mailbox : smtp(smtpUrl, mailFrom);
