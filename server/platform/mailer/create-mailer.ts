import { createTransport } from 'nodemailer';
import type { Configuration } from '../configuration/configuration.ts';
import { mails } from '../db/schema.ts';
import { MailNotSent } from './mailer.ts';
import type { Mail, Mailer } from './mailer.ts';

/**
 * The headers of every mail, followed by the mail's own headers. `Auto-Submitted` prevents answers by absence notices
 * (RFC 3834). `Content-Language` is the language of the mail.
 */
const headersOf = ({ headers = {}, locale }: Mail): Readonly<Record<string, string>> => ({
  'Auto-Submitted': 'auto-generated',
  'Content-Language': locale,
  ...headers,
});

/** The sandbox mailbox: a mail is a row of the table `mails`. */
const mailbox: Mailer = {
  async send(database, mail, now) {
    const { messageId, to: recipient, subject, html, text, attachments = [] } = mail;
    const row = {
      messageId,
      recipient,
      subject,
      html,
      text,
      headers: headersOf(mail),
      attachments: [...attachments],
      sent: now,
    };
    await database.insert(mails).values(row).onConflictDoNothing();
  },
};

const second = 1000;

/** The longest silence of the mail server at each step, in milliseconds. */
const idle = 10 * second;
const limits = {
  dnsTimeout: idle,
  connectionTimeout: idle,
  greetingTimeout: idle,
  socketTimeout: idle,
} as const;
/** The longest time for a whole mail, in milliseconds: the limit also applies while the server keeps answering. */
const patience = 30 * second;

/** The codes that mean a failed log-in of the shop at the mail server (RFC 4954). They are not refusals of the mail. */
const logInCodes: ReadonlySet<number> = new Set([530, 534, 535, 538]);
/**
 * The commands that concern the mail: if the server refuses one of them, it refuses the mail. If it refuses an earlier
 * command, it refuses the shop.
 */
const mailCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

const isAnswer = (error: Error): error is Error & { readonly responseCode: number; readonly response?: string } =>
  'responseCode' in error && typeof error.responseCode === 'number';

/** The reason contains only the codes of an answer (RFC 3463), because its text may contain the address. */
function toMailNotSent(error: Error): MailNotSent {
  const command = 'command' in error ? String(error.command) : '';
  if (!isAnswer(error)) return new MailNotSent(error, 'the mail server did not answer', false);
  const { responseCode, response = '' } = error;
  const [, enhanced = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  const isRefused = responseCode >= 500 && mailCommands.has(command) && !logInCodes.has(responseCode);
  return new MailNotSent(error, `SMTP ${String(responseCode)} ${enhanced}`.trim(), isRefused);
}

function smtp(url: string, from: string, patienceMs: number): Mailer {
  const transport = createTransport({ url, ...limits }, { from });
  return {
    async send(_, mail, now) {
      const { messageId, to, subject, html, text, attachments = [] } = mail;
      const sent = transport.sendMail({
        messageId,
        to,
        subject,
        html,
        text,
        headers: headersOf(mail),
        date: now,
        signal: AbortSignal.timeout(patienceMs),
        attachments: attachments.map(({ fileName, mediaType, content }) => ({
          filename: fileName,
          contentType: mediaType,
          content,
          encoding: 'base64',
        })),
      });
      await sent.catch((error: unknown) => {
        throw error instanceof Error ? toMailNotSent(error) : error;
      });
    },
  };
}

/** Sends by SMTP when its address is configured, else into the sandbox mailbox. */
export const createMailer = (
  { smtpUrl, mailFrom }: Pick<Configuration, 'smtpUrl' | 'mailFrom'>,
  patienceMs = patience,
): Mailer => (smtpUrl === undefined ? mailbox : smtp(smtpUrl, mailFrom, patienceMs));
