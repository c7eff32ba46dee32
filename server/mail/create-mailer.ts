import { createTransport } from 'nodemailer';
import type { Configuration } from '../configuration.ts';
import { mails } from '../db/schema.ts';
import type { Mailer } from './mailer.ts';

/** The sandbox mailbox: a mail is a row, written with the work that it belongs to. */
const mailbox: Mailer = {
  async send(database, mail, now) {
    const { messageId, to: recipient, subject, html, text } = mail;
    await database.insert(mails).values({ messageId, recipient, subject, html, text, sent: now }).onConflictDoNothing();
  },
};

function smtp(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send(_, { messageId, to, subject, html, text }, now) {
      await transport.sendMail({ messageId, to, subject, html, text, date: now });
    },
  };
}

/** SMTP where its address is configured, else the sandbox mailbox. */
export const createMailer = ({ smtpUrl, mailFrom }: Pick<Configuration, 'smtpUrl' | 'mailFrom'>): Mailer =>
  smtpUrl === undefined ? mailbox : smtp(smtpUrl, mailFrom);
