import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { saveDraftFile } from '#contract/endpoints/card-application-drafts.ts';
import { zonesPublic } from '#contract/endpoints/zones.ts';
import { freshAccount } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

interface Answer {
  readonly status: number;
  readonly location: string;
}

/** Sends a body without declaring its length, on a separate connection, since a refusal closes the connection. */
function sendChunked(method: string, path: string, type: string, parts: readonly string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${server.url}${path}`,
      { method, agent: false, headers: { 'content-type': type } },
      (answer) => {
        answer.resume();
        answer.once('close', () =>
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '' }),
        );
      },
    );
    sent.once('error', reject);
    for (const part of parts) sent.write(part);
    sent.end();
  });
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

describe('a body of one megabyte without a declared length (API-06)', () => {
  const megabyte = Array.from({ length: 1024 }, () => 'x'.repeat(1024));

  test('is refused by the address to which gateways return', async () => {
    const { status } = await sendChunked('POST', '/payment-return', form, ['payId=', ...megabyte]);
    expect(status).toBe(413);
  });

  test('is refused by every address outside the contract', async () => {
    const called = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
    const others = server.addresses.filter(
      ({ method, path }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && !called.has(`${method} ${path}`),
    );
    expect(others.length).toBeGreaterThan(10);
    const accepted: string[] = [];
    for (const { method, path } of others) {
      const address = path.replaceAll(/:\w+/g, '1');
      for (const type of [json, form]) {
        const { status } = await sendChunked(method, address, type, megabyte);
        if (status !== 413) accepted.push(`${method} ${path} ${type}: ${String(status)}`);
      }
    }
    expect(accepted).toEqual([]);
  });
});

describe('a refusal before the body has arrived', () => {
  type Asked = Pick<IncomingMessage, 'statusCode' | 'headers'> & { readonly isReused: boolean };

  function ask(agent: Agent, path: string, options: RequestOptions, body: readonly Buffer[]): Promise<Asked> {
    return new Promise((resolve, reject) => {
      const sent = request(`${server.url}${path}`, { ...options, agent }, (answer) => {
        const { statusCode, headers } = answer;
        answer.resume().once('end', () => resolve({ statusCode, headers, isReused: sent.reusedSocket }));
      });
      sent.once('error', reject);
      for (const part of body) sent.write(part);
      sent.end();
    });
  }

  test.each([
    { megabytes: 12, connection: 'keep-alive', isReused: true },
    { megabytes: 24, connection: 'close', isReused: false },
  ])(
    '($megabytes MB) has a header that says whether the connection can serve the next request',
    async ({ megabytes, ...then }) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const { token } = await freshAccount(server, 'adult');
      const path = saveDraftFile.path.replace(':id', '1').replace(':fileId', randomUUID());
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' };
      const body = Array.from({ length: megabytes }, () => Buffer.alloc(1024 * 1024));
      const refused = await ask(agent, path, { method: saveDraftFile.method, headers }, body);
      const next = await ask(agent, zonesPublic.path, {}, []);
      agent.destroy();
      expect([refused.statusCode, refused.headers.connection]).toEqual([413, then.connection]);
      expect([next.statusCode, next.isReused]).toEqual([200, then.isReused]);
    },
  );
});

describe('a posted return from a gateway', () => {
  const post = async (fields: Record<string, string>) => {
    const { status, location } = await sendChunked('POST', '/payment-return', form, [
      new URLSearchParams(fields).toString(),
    ]);
    expect(status).toBe(303);
    return Object.fromEntries(new URL(location, server.url).searchParams);
  };

  test("is redirected with the gateways' fields only", async () => {
    const csob = { payId: 'a1', dttm: '20260101120000', resultCode: '0', paymentStatus: '4', signature: 'x+/=' };
    expect(await post({ ...csob, redirectUrl: 'https://elsewhere.example', x: '1' })).toEqual(csob);
    const gp = { OPERATION: 'CREATE_ORDER', ORDERNUMBER: '7', PRCODE: '0', DIGEST: 'd'.repeat(344), DIGEST1: 'e' };
    expect(await post({ ...gp, token: 'of somebody' })).toEqual(gp);
  });

  test('is redirected without a field that is longer than gateways send', async () => {
    expect(await post({ payId: 'a1', resultMessage: 'm'.repeat(401) })).toEqual({ payId: 'a1' });
    const longest = { ORDERNUMBER: '7', RESULTTEXT: 't'.repeat(400), DIGEST: 'd'.repeat(2000) };
    expect(await post(longest)).toEqual(longest);
    const longestBeside = { ORDERNUMBER: '7', ADDINFO: 'a'.repeat(4000), DIGEST1: 'd'.repeat(2000) };
    expect(await post(longestBeside)).toEqual(longestBeside);
    const longer = { ORDERNUMBER: '7', ADDINFO: 'a'.repeat(4001), DIGEST1: 'd'.repeat(2001) };
    expect(await post(longer)).toEqual({ ORDERNUMBER: '7' });
    expect(await post({ ORDERNUMBER: '7', DIGEST: 'd'.repeat(2001) })).toEqual({ ORDERNUMBER: '7' });
  });

  test.each([
    [64 * 1024, 303],
    [64 * 1024 + 1, 413],
  ])('with %i bytes gets the status %i', async (bytes, status) => {
    const begin = 'payId=a1&resultMessage=';
    const body = `${begin}${'x'.repeat(bytes - begin.length)}`;
    expect((await sendChunked('POST', '/payment-return', form, [body])).status).toBe(status);
  });

  test('is redirected with the first of two fields with the same name', async () => {
    const { location } = await sendChunked('POST', '/payment-return', form, ['payId=a1&payId=b2']);
    expect(location).toBe('/payment-return?payId=a1');
  });
});
