import { Hono } from 'hono';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from '#server/listen.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import type { AppEnv } from '#server/platform/http/app-env.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Sends a request on a separate connection, which is closed after the answer unless an agent keeps it. */
const ask = (port: number, agent: Agent | false): Promise<string> =>
  new Promise((resolve) => {
    const sent = get({ host: '127.0.0.1', port, agent }, (answer) => {
      text(answer).then(resolve, () => resolve('cut'));
    });
    sent.once('error', () => resolve('cut'));
  });

/** A server with one address, which answers when `end` resolves. */
async function slowServer(agent: Agent | false = false) {
  const [arrived, ended] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const app = new Hono<AppEnv>();
  app.get('/', async (context) => {
    arrived.resolve(undefined);
    await ended.promise;
    return context.text('answered');
  });
  const { port, close } = await listen(app, '127.0.0.1', 0);
  const asked = ask(port, agent);
  await arrived.promise;
  return { asked, close, end: () => ended.resolve(undefined) };
}

test('an idle connection is kept longer than in the usual proxies', async () => {
  const app = new Hono<AppEnv>();
  app.get('/', (context) => context.text('answered'));
  const { port, close } = await listen(app, '127.0.0.1', 0);
  const answer = await fetch(`http://127.0.0.1:${String(port)}/`);
  expect([await answer.text(), answer.headers.get('keep-alive')]).toEqual(['answered', 'timeout=75']);
  await close();
});

test('a connection that never sends a byte is closed', async () => {
  const { port, close } = await listen(new Hono<AppEnv>(), '127.0.0.1', 0, 20);
  const connection = connect(port, '127.0.0.1').resume();
  await once(connection, 'end');
  await close();
});

test('a stopping server waits for the requests that are running', async () => {
  const { asked, close, end } = await slowServer();
  const closed = close();
  end();
  expect(await asked).toBe('answered');
  await closed;
});

test('a stopping server does not wait for another request on a kept connection', async () => {
  const agent = new Agent({ keepAlive: true });
  const { asked, close, end } = await slowServer(agent);
  // Under fake timers, the server's limit of ten seconds is never reached.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = close();
  end();
  expect(await asked).toBe('answered');
  await closed;
  agent.destroy();
});

test('a stopping server closes connections that are still open after ten seconds', { timeout: 20_000 }, async () => {
  const { asked, close, end } = await slowServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isCut = false;
  void asked.finally(() => {
    isCut = true;
  });
  const closed = close();
  await vi.advanceTimersByTimeAsync(9999);
  expect(isCut).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await closed;
  expect(await asked).toBe('cut');
  end();
});

test('the error for an address that cannot be used explains what to do', async () => {
  const { port, close } = await listen(new Hono<AppEnv>(), '127.0.0.1', 0);
  const again = listen(new Hono<AppEnv>(), '127.0.0.1', port);
  await expect(again).rejects.toThrow(StartError);
  await expect(again).rejects.toThrow(`Port ${String(port)} is taken by another program.`);
  await expect(again).rejects.toThrow(`PORT=${String(port + 1)} npm start`);
  await close();
  // An address that is reserved for documentation (RFC 5737); no machine has it.
  const elsewhere = listen(new Hono<AppEnv>(), '203.0.113.1', 8080);
  await expect(elsewhere).rejects.toThrow(
    /^Cannot listen on 203\.0\.113\.1:8080 \(listen EADDRNOTAVAIL.*\): set HOST to an address of this computer/,
  );
  const unknown = listen(new Hono<AppEnv>(), 'nowhere.invalid', 8080);
  await expect(unknown).rejects.toThrow('set HOST to an address of this computer');
});
