import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, inflateSync } from 'node:zlib';

/** One item of an envelope, decompressed: an error, a transaction or a recording. */
export interface ReceivedItem {
  readonly type: string;
  readonly text: string;
}

export interface ErrorReceiver {
  /** The DSN of the receiver's project. */
  readonly dsn: string;
  readonly origin: string;
  readonly items: () => readonly ReceivedItem[];
  /** The payloads of the items of a type, as JSON. */
  readonly received: (type: string) => readonly unknown[];
  /** All received requests, with addresses and headers. */
  readonly everything: () => string;
  /** Sets the answer to all further requests. */
  readonly answer: (as: keyof typeof answers) => void;
  readonly requests: () => number;
  readonly close: () => Promise<void>;
}

const answers = {
  ok: { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' },
  busy: { status: 429, headers: { 'retry-after': '60' }, body: '' },
  page: {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><h1>Log in to this network</h1>',
  },
} as const;

const lineEnd = 10;

/** A recording consists of a line with its number, then JSON, which may be compressed. */
function textOf(type: string, payload: Buffer): string {
  if (type !== 'replay_recording') return payload.toString();
  const start = payload.indexOf(lineEnd) + 1;
  const recording = payload.subarray(start);
  return recording[0] === '['.codePointAt(0) ? recording.toString() : inflateSync(recording).toString();
}

/**
 * The items of an envelope. Each item begins with a line that contains its type and, unless its content is the next
 * line, its length.
 */
function itemsOf(envelope: Buffer): readonly ReceivedItem[] {
  const items: ReceivedItem[] = [];
  let at = envelope.indexOf(lineEnd) + 1;
  const line = (): Buffer => {
    const end = envelope.indexOf(lineEnd, at);
    const read = envelope.subarray(at, end === -1 ? envelope.length : end);
    at += read.length + 1;
    return read;
  };
  while (at > 0 && at < envelope.length) {
    const { type, length } = JSON.parse(line().toString()) as { readonly type: string; readonly length?: number };
    const payload = length === undefined ? line() : envelope.subarray(at, at + length);
    if (length !== undefined) at += length + 1;
    items.push({ type, text: textOf(type, payload) });
  }
  return items;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const body = await buffer(request);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
};

/** A receiver of errors on this machine, which accepts Sentry's envelopes (ERR-01). */
export async function startErrorReceiver(): Promise<ErrorReceiver> {
  const items: ReceivedItem[] = [];
  const all: string[] = [];
  let [mode, requests]: [keyof typeof answers, number] = ['ok', 0];
  const receive = async (request: IncomingMessage): Promise<void> => {
    requests += 1;
    const body = await bodyOf(request);
    const found = itemsOf(body);
    items.push(...found);
    const head = body.subarray(0, body.indexOf(lineEnd)).toString();
    all.push(String(request.url), JSON.stringify(request.headers), head, ...found.map(({ text }) => text));
  };
  const server = createServer((request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method !== 'POST' || !/^\/api\/1\/envelope\/(\?|$)/.test(request.url ?? '')) {
      response.writeHead(request.method === 'OPTIONS' ? 204 : 404, cors).end();
      return;
    }
    const { status, headers, body } = answers[mode];
    receive(request).then(
      () => response.writeHead(status, { ...cors, ...headers }).end(body),
      (error: unknown) => response.writeHead(400, cors).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    dsn: `${origin.replace('//', '//0123456789abcdef@')}/1`,
    origin,
    items: () => items,
    received: (type) => items.filter((item) => item.type === type).map(({ text }) => JSON.parse(text) as unknown),
    everything: () => all.join('\n'),
    answer: (as) => {
      mode = as;
    },
    requests: () => requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
