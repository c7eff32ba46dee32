import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

type Command = 'MAIL' | 'RCPT' | 'DATA' | 'message';

/** A mail server whose answers a test sets. */
export interface MailServer {
  readonly smtpUrl: string;
  /** From now on, answers a command with this text; accepts everything else. */
  readonly answer: (command: Command, answer: string) => void;
  readonly acceptAll: () => void;
  /** The number of mails offered to the mail server since the last call of this function. */
  readonly tries: () => number;
  readonly close: () => void;
}

export async function mailServer(): Promise<MailServer> {
  const answers = new Map<Command, string>();
  let tries = 0;
  const server = createServer((socket) => {
    let inMessage = false;
    let message = '';
    const say = (command: Command, otherwise: string) => socket.write(`${answers.get(command) ?? otherwise}\r\n`);
    const receiveLine = (line: string) => {
      if (line.startsWith('MAIL')) {
        tries += 1;
        say('MAIL', '250 ok');
      } else if (line.startsWith('RCPT')) say('RCPT', '250 ok');
      else if (line.startsWith('DATA')) {
        inMessage = !answers.has('DATA');
        say('DATA', '354 go on');
      } else socket.write('250 ok\r\n');
    };
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (part) => {
      if (!inMessage) return receiveLine(part.toString());
      message += part.toString();
      if (!message.endsWith('\r\n.\r\n')) return;
      inMessage = false;
      message = '';
      say('message', '250 ok');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    smtpUrl: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    answer: (command, answer) => void answers.set(command, answer),
    acceptAll: () => answers.clear(),
    tries() {
      const before = tries;
      tries = 0;
      return before;
    },
    close: () => server.close(),
  };
}
