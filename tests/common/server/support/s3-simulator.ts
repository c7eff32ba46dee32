import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Configuration } from '#server/platform/configuration/configuration.ts';
import type { Clock } from '#server/platform/time/clock.ts';

/** How the simulator fails a call. HANGING: it never answers. */
export type S3Fault = 'FORBIDDEN' | 'BROKEN' | 'HANGING' | 'NO_BUCKET' | 'REDIRECTING';

const keys = { accessKey: 'AKIDSHOP', secretKey: 'secret/of+the=shop', region: 'eu-test-1', bucket: 'linka-files' };
const longestSkewMs = 15 * 60 * 1000;

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Parses `20261121T083000Z` to milliseconds. */
const momentOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The error of a call according to AWS Signature Version 4; undefined = its signature is correct. */
function refusalOf(request: IncomingMessage, body: Buffer, now: Date): string | undefined {
  const header = (name: string): string => String(request.headers[name] ?? '');
  const parsed =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
      header('authorization'),
    );
  if (parsed === null) return 'AccessDenied';
  const [, accessKey, day = '', region, signed = '', signature = ''] = parsed;
  if (accessKey !== keys.accessKey) return 'InvalidAccessKeyId';
  const stamp = header('x-amz-date');
  if (!stamp.startsWith(day) || region !== keys.region) return 'AuthorizationHeaderMalformed';
  if (!(Math.abs(momentOf(stamp) - now.getTime()) <= longestSkewMs)) return 'RequestTimeTooSkewed';
  const names = signed.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return 'AccessDenied';
  if (header('x-amz-content-sha256') !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonical = [
    request.method,
    path,
    query,
    ...names.map((name) => `${name}:${header(name).trim()}`),
    '',
    signed,
    header('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${keys.region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  const key = [day, keys.region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretKey}`);
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

const statusOf: Readonly<Record<S3Fault, number>> = {
  FORBIDDEN: 403,
  BROKEN: 500,
  HANGING: 0,
  NO_BUCKET: 404,
  REDIRECTING: 307,
};
const codeOf: Partial<Readonly<Record<S3Fault, string>>> = {
  FORBIDDEN: 'AccessDenied',
  BROKEN: 'InternalError',
  NO_BUCKET: 'NoSuchBucket',
};

/** An S3-compatible store in memory. It verifies every signature with its own code. */
export interface S3Simulator {
  readonly configuration: S3Configuration;
  readonly objects: Map<string, Buffer>;
  /** For each call: method, path, status and error name. */
  readonly calls: string[];
  /** The fault of all further calls; undefined = no fault. */
  fault: S3Fault | undefined;
  /** Stops listening: connections are refused after that. */
  readonly stop: () => Promise<void>;
}

/** @param clock the clock that decides whether a signature is too old */
export async function startS3Simulator(clock: Clock): Promise<S3Simulator> {
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  const state: { fault: S3Fault | undefined } = { fault: undefined };

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const path = request.url ?? '';
    const end = (status: number, content: Buffer | string = '', code = ''): void => {
      calls.push(`${request.method ?? ''} ${path} ${String(status)} ${code}`.trim());
      response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end(content);
    };
    const fail = (status: number, code: string): void =>
      end(status, `<?xml version="1.0"?><Error><Code>${code}</Code><Secret>${keys.secretKey}</Secret></Error>`, code);
    const { fault } = state;
    if (fault === 'HANGING') return;
    if (fault !== undefined) {
      fail(statusOf[fault], codeOf[fault] ?? '');
      return;
    }
    const refusal = refusalOf(request, body, clock.now());
    if (refusal !== undefined) {
      fail(403, refusal);
      return;
    }
    const key = /^\/linka-files\/([\w-]{36})$/.exec(path)?.[1];
    if (key === undefined) {
      fail(404, 'NoSuchBucket');
      return;
    }
    if (request.method === 'PUT') objects.set(key, body);
    const found = objects.get(key);
    if (request.method === 'DELETE') {
      objects.delete(key);
      end(204);
    } else if (found === undefined) fail(404, 'NoSuchKey');
    else end(200, request.method === 'GET' ? found : '');
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then(
      (body) => answer(request, response, body),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    configuration: { ...keys, endpoint: `http://127.0.0.1:${String(port)}`, onlyRead: false },
    objects,
    calls,
    get fault() {
      return state.fault;
    },
    set fault(fault) {
      state.fault = fault;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
