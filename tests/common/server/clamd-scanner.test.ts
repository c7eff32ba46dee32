import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clamdScanner } from '#server/platform/scanner/clamd-scanner.ts';
import { createScanner } from '#server/platform/scanner/create-scanner.ts';
import { ScannerUnavailable } from '#server/platform/scanner/scanner.ts';

const listening: Server[] = [];
afterEach(() => {
  for (const server of listening.splice(0)) server.close();
});

/** The content in a stream of INSTREAM; undefined until its end has arrived. */
function contentOf(stream: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  let at = 'zINSTREAM\0'.length;
  while (at + 4 <= stream.length) {
    const length = stream.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(stream.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** A clamd that answers as soon as it has received the whole content. */
async function clamd(answerTo: (content: Buffer, socket: Socket) => void) {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    let stream = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (part) => {
      stream = Buffer.concat([stream, part]);
      const content = contentOf(stream);
      if (content === undefined) return;
      received.push(stream);
      answerTo(content, socket);
    });
  });
  listening.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { scanner: clamdScanner({ host: '127.0.0.1', port }), port, received };
}

describe('the scanner of clamd (ATT-01)', () => {
  test('sends the whole content, and understands the answer about malware', async () => {
    const content = Buffer.alloc(200_000, 'abc');
    const { scanner, received } = await clamd((sent, socket) => {
      expect(sent.equals(content)).toBe(true);
      socket.end('stream: OK\0');
    });
    expect(await scanner.isInfected(content)).toBe(false);
    expect(String(received[0]?.subarray(0, 10))).toBe('zINSTREAM\0');
    const infected = await clamd((_, socket) => socket.end('stream: Eicar-Test-Signature FOUND\0'));
    expect(await infected.scanner.isInfected(content)).toBe(true);
  });

  test.each(['INSTREAM size limit exceeded. ERROR\0', '', 'stream: OK but not all of it\0'])(
    'does not accept the answer %j as "no malware"',
    async (answer) => {
      const { scanner } = await clamd((_, socket) => socket.end(answer));
      await expect(scanner.isInfected(Buffer.from('x'))).rejects.toBeInstanceOf(ScannerUnavailable);
    },
  );

  test('has a timeout of 15 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { scanner } = await clamd((_, socket) => socket.end('stream: OK\0'));
    await scanner.isInfected(Buffer.from('x'));
    expect(timeout.mock.calls).toEqual([[15_000]]);
    timeout.mockRestore();
  });

  test('is unavailable after the timeout, also if the answer arrives slowly, byte by byte', async () => {
    const { port } = await clamd((_, socket) => {
      const trickle = setInterval(() => socket.write('s'), 5);
      socket.on('close', () => clearInterval(trickle));
    });
    const scanner = clamdScanner({ host: '127.0.0.1', port }, 50);
    await expect(scanner.isInfected(Buffer.from('x'))).rejects.toThrow('clamd did not answer');
  });

  test('is unavailable when the connection is refused or cut', async () => {
    const { scanner } = await clamd((_, socket) => socket.resetAndDestroy());
    await expect(scanner.isInfected(Buffer.from('x'))).rejects.toBeInstanceOf(ScannerUnavailable);
    const nobody = clamdScanner({ host: '127.0.0.1', port: 1 });
    await expect(nobody.isInfected(Buffer.from('x'))).rejects.toBeInstanceOf(ScannerUnavailable);
  });
});

describe('the scanner without clamd', () => {
  const virus = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));

  test('finds the test virus in the sandbox, and no malware in production', async () => {
    expect(await createScanner({ clamd: undefined, sandbox: true }).isInfected(virus)).toBe(true);
    expect(await createScanner({ clamd: undefined, sandbox: true }).isInfected(Buffer.from('x'))).toBe(false);
    expect(await createScanner({ clamd: undefined, sandbox: false }).isInfected(virus)).toBe(false);
  });

  test('is not used if clamd is configured, also in the sandbox', async () => {
    const scanner = createScanner({ clamd: { host: '127.0.0.1', port: 1 }, sandbox: true });
    await expect(scanner.isInfected(virus)).rejects.toBeInstanceOf(ScannerUnavailable);
  });
});
