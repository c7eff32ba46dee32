import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import type { S3Configuration } from '../configuration/configuration.ts';
import type { Clock } from '../time/clock.ts';
import { FileStoreUnavailable } from './file-store.ts';

/** The objects of one bucket. Every call throws {@link FileStoreUnavailable} if it failed or its effect is unknown. */
export interface Objects {
  readonly put: (key: string, content: Uint8Array) => Promise<void>;
  /** Undefined if there is no such object. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  /** A missing object is not an error. */
  readonly remove: (key: string) => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly content: Uint8Array;
}

/** Milliseconds for a whole call, including the transfer of the content. */
const patience = 15_000;

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** The format of times in signatures: `20261121T083000Z`. */
const stampOf = (moment: Date): string => moment.toISOString().replaceAll(/[:-]|\.\d{3}/g, '');

/**
 * The code of the error in the store's answer. The rest of the answer is not used, because it repeats the signed text.
 */
const codeOf = ({ content }: Answer): string =>
  /<Code>(\w{1,60})<\/Code>/.exec(Buffer.from(content.subarray(0, 2000)).toString())?.[1] ?? '';

function refuse(answer: Answer): never {
  const reason = `the S3 store answered HTTP ${String(answer.status)} ${codeOf(answer)}`.trim();
  throw new FileStoreUnavailable(reason, { hasAnswered: true });
}

/**
 * Calls an S3-compatible store, with path-style addresses. The hash of the content is signed, so that the store refuses
 * content that was changed on the way.
 * @param clock the real time, which the store compares with its own clock
 */
export function s3Objects(configuration: S3Configuration, clock: Clock, patienceMs = patience): Objects {
  const { endpoint, bucket, region, accessKey: accessKeyId, secretKey: secretAccessKey } = configuration;

  async function ask(method: 'PUT' | 'GET' | 'DELETE', key: string, body?: Uint8Array): Promise<Answer> {
    const signer = new AwsV4Signer({
      method,
      url: `${endpoint}/${bucket}/${key}`,
      headers: { 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) },
      accessKeyId,
      secretAccessKey,
      service: 's3',
      region,
      datetime: stampOf(clock.now()),
    });
    const { url, headers } = await signer.sign();
    try {
      const response = await fetch(url, {
        method,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
        ...(body === undefined ? {} : { body: Buffer.from(body) }),
      });
      return { status: response.status, content: new Uint8Array(await response.arrayBuffer()) };
    } catch (error) {
      throw new FileStoreUnavailable('the S3 store did not answer', { cause: error });
    }
  }

  return {
    async put(key, content) {
      const answer = await ask('PUT', key, content);
      if (answer.status !== 200) refuse(answer);
    },
    async get(key) {
      const answer = await ask('GET', key);
      // A missing bucket also answers 404, but does not mean that the file is missing.
      if (answer.status === 404 && codeOf(answer) === 'NoSuchKey') return undefined;
      return answer.status === 200 ? answer.content : refuse(answer);
    },
    async remove(key) {
      const answer = await ask('DELETE', key);
      const isGone = [200, 204].includes(answer.status) || codeOf(answer) === 'NoSuchKey';
      if (!isGone) refuse(answer);
    },
  };
}
