import { createServer, Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMailer } from '#server/platform/mailer/create-mailer.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const mail = {
  messageId: '<order-1@linka.example>',
  to: 'adult@linka.example',
  locale: 'cs',
  subject: 'Zaplaceno',
  html: '<b>Děkujeme</b>',
  text: 'Thank you',
} as const;

/** Receives one mail by SMTP; resolves with its text. */
function takeOneMail() {
  let received = '';
  const taken = Promise.withResolvers<string>();
  const smtp = createServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (part) => {
      received += part.toString();
      if (inData && !received.endsWith('\r\n.\r\n')) return;
      if (inData) taken.resolve(received);
      const command = part.toString().slice(0, 4).toUpperCase();
      inData = !inData && command === 'DATA';
      socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
    });
  });
  return new Promise<{ port: number; mail: Promise<string>; close: () => void }>((resolve) => {
    smtp.listen(0, '127.0.0.1', () => {
      const { port } = smtp.address() as AddressInfo;
      resolve({ port, mail: taken.promise, close: () => smtp.close() });
    });
  });
}

test('mails are sent to the configured SMTP server, dated by the shop’s clock', async () => {
  const smtp = await takeOneMail();
  const smtpUrl = `smtp://127.0.0.1:${String(smtp.port)}`;
  const mailer = createMailer({ smtpUrl, mailFrom: 'Linka <no-reply@linka.example>' });
  const headers = { 'List-Unsubscribe': '<https://shop.example/off?token=1.CARD_EXPIRATION.x>' };
  await mailer.send(server.services.database, { ...mail, headers }, server.clock.now());
  const received = await smtp.mail;
  smtp.close();
  expect(received).toContain('Message-ID: <order-1@linka.example>');
  expect(received).toContain('From: Linka <no-reply@linka.example>');
  expect(received).toContain('Date: Sat, 21 Nov 2026 09:00:00 +0000');
  expect(received).toContain('Auto-Submitted: auto-generated');
  expect(received).toContain('Content-Language: cs');
  expect(received).toContain('RCPT TO:<adult@linka.example>');
  expect(received).toContain('List-Unsubscribe: <https://shop.example/off?token=1.CARD_EXPIRATION.x>');
});

test('attachments are sent', async () => {
  const smtp = await takeOneMail();
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${String(smtp.port)}`, mailFrom: 'a@linka.example' });
  const content = Buffer.from('%PDF-1.7').toString('base64');
  const attachments = [{ fileName: '2026000001.pdf', mediaType: 'application/pdf', content } as const];
  await mailer.send(server.services.database, { ...mail, attachments }, server.clock.now());
  const received = await smtp.mail;
  smtp.close();
  expect(received).toMatch(/Content-Type: application\/pdf; name=2026000001\.pdf/);
  expect(received).toContain(content);
});

/**
 * A mail server that gives no answer to commands that begin with `silentAt` or, if `trickles` is set, an answer that
 * never ends. It answers all other commands.
 */
async function hangingAt(silentAt: string, trickles = false) {
  const smtp = createServer((socket) => {
    let trickle: NodeJS.Timeout | undefined;
    const answer = (command: string) => {
      if (!command.startsWith(silentAt)) socket.write(command.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n');
      else if (trickles) trickle ??= setInterval(() => socket.write('250-wait\r\n'), 5);
    };
    socket.on('error', () => {});
    socket.on('close', () => clearInterval(trickle));
    if (silentAt !== 'greeting') socket.write('220 test\r\n');
    socket.on('data', (part) => answer(part.toString().toUpperCase()));
  });
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  const { port } = smtp.address() as AddressInfo;
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${String(port)}`, mailFrom: 'a@linka.example' }, 100);
  return { mailer, close: () => smtp.close() };
}

test.each([
  ['greeting', false],
  ['MAIL', false],
  ['RCPT', false],
  ['RCPT', true],
  ['DATA', false],
])('sending fails if the SMTP server does not answer %s (very slow answer: %s)', async (command, trickles) => {
  const { mailer, close } = await hangingAt(command, trickles);
  await expect(mailer.send(server.services.database, mail, server.clock.now())).rejects.toThrow('aborted');
  close();
});

test('a mail server may be silent for ten seconds at each step, and take thirty seconds for the whole mail', async () => {
  const smtp = await takeOneMail();
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const waiting = vi.spyOn(Socket.prototype, 'setTimeout');
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${String(smtp.port)}`, mailFrom: 'a@linka.example' });
  await mailer.send(server.services.database, mail, server.clock.now());
  smtp.close();
  expect(timeout.mock.calls).toEqual([[30_000]]);
  expect(waiting.mock.calls.map(([milliseconds]) => milliseconds)).toContain(10_000);
  vi.restoreAllMocks();
});

test('sending fails if the SMTP server cannot be reached, so that the mail is tried again', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'a@linka.example' });
  await expect(mailer.send(server.services.database, mail, server.clock.now())).rejects.toThrow('ECONNREFUSED');
});
