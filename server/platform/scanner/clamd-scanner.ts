import { createConnection } from 'node:net';
import type { Socket } from 'node:net';
import type { Configuration } from '../configuration/configuration.ts';
import { ScannerUnavailable } from './scanner.ts';
import type { Scanner } from './scanner.ts';

type Address = NonNullable<Configuration['clamd']>;

/** The size of a chunk that is sent to clamd (bytes). */
const chunkBytes = 64 * 1024;

/** Milliseconds for a whole scan; after that the scanner counts as unavailable. */
const patience = 15_000;

/** A chunk begins with its length in four bytes; a chunk of length 0 ends the file (clamd(8), INSTREAM). */
const lengthOf = (chunk: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.byteLength);
  return length;
};

function writeStream(socket: Socket, content: Uint8Array): void {
  socket.write('zINSTREAM\0');
  for (let start = 0; start < content.byteLength; start += chunkBytes) {
    const chunk = content.subarray(start, start + chunkBytes);
    socket.write(lengthOf(chunk));
    socket.write(chunk);
  }
  socket.write(lengthOf(new Uint8Array()));
}

/** Reads the whole answer of clamd, which then closes the connection. */
function ask(address: Address, content: Uint8Array, patienceMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ ...address, signal: AbortSignal.timeout(patienceMs) });
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      answer += part;
    });
    socket.once('connect', () => writeStream(socket, content));
    socket.on('error', reject);
    socket.once('end', () => {
      socket.destroy();
      resolve(answer);
    });
  });
}

/** Scans with a clamd in the operator's network (https://docs.clamav.net). */
export const clamdScanner = (address: Address, patienceMs = patience): Scanner => ({
  async isInfected(content) {
    const answer = await ask(address, content, patienceMs).catch((error: unknown) => {
      throw new ScannerUnavailable('clamd did not answer', { cause: error });
    });
    if (/^stream: OK\0?$/.test(answer)) return false;
    if (/^stream: .+ FOUND\0?$/.test(answer)) return true;
    throw new ScannerUnavailable(`clamd answered ${answer.slice(0, 100)}`);
  },
});
