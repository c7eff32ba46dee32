import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { callJson } from '#server/platform/remote/call-json.ts';

const listening: Server[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const server of listening.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** Starts a gateway with this answer and returns its address. */
async function gateway(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => answer(request, response, body));
  });
  listening.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const unavailable = (reason: string) => expect.objectContaining({ name: 'Error', reason });

describe('a call to a gateway', () => {
  test("sends method, path, headers and body as JSON, and returns the answer's status and body", async () => {
    const url = await gateway(({ method, url: path, headers }, response, body) => {
      const { accept, authorization } = headers;
      response.writeHead(409, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ method, path, accept, type: headers['content-type'], authorization, body }));
    });
    const options = { headers: { authorization: 'Bearer token' } };
    const sent = { accept: 'application/json', type: 'application/json', authorization: 'Bearer token' };
    expect(await callJson('PUT', `${url}/payment?id=1`, { amount: 100 }, options)).toEqual({
      httpStatus: 409,
      body: { method: 'PUT', path: '/payment?id=1', ...sent, body: '{"amount":100}' },
    });
    const { body } = await callJson('GET', `${url}/status`);
    expect(body).toEqual({ method: 'GET', path: '/status', accept: sent.accept, type: sent.type, body: '' });
  });

  test('has a timeout of ten seconds, or the given timeout', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const url = await gateway((_, response) => response.end('{}'));
    await callJson('GET', url);
    await callJson('GET', url, undefined, { timeoutMs: 8000 });
    expect(timeout.mock.calls).toEqual([[10_000], [8000]]);
  });

  test('fails after its timeout', async () => {
    const url = await gateway(() => {});
    await expect(callJson('GET', url, undefined, { timeoutMs: 1 })).rejects.toEqual(unavailable('no answer'));
  });

  test('fails after its timeout also if the answer arrives slowly, byte by byte', async () => {
    const url = await gateway((_, response) => {
      const trickle = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(trickle));
    });
    await expect(callJson('GET', url, undefined, { timeoutMs: 50 })).rejects.toEqual(unavailable('no answer'));
  });

  test("does not accept a firewall's page as an answer", async () => {
    const url = await gateway((_, response) => response.end('<html>'));
    await expect(callJson('POST', url, {})).rejects.toEqual(unavailable('not JSON, HTTP 200'));
  });

  test('does not follow a redirect, because the data would be sent to an unknown address', async () => {
    const paths: (string | undefined)[] = [];
    const url = await gateway(({ url: path }, response) => {
      paths.push(path);
      response.writeHead(307, { location: '/elsewhere' }).end('{}');
    });
    await expect(callJson('POST', `${url}/here`, {})).rejects.toEqual(unavailable('no answer'));
    expect(paths).toEqual(['/here']);
  });

  test('fails with a clear reason if no connection is possible', async () => {
    await expect(callJson('GET', 'http://127.0.0.1:1')).rejects.toEqual(unavailable('no answer'));
  });
});
