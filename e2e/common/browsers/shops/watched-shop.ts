import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '#tests/common/server/support/free-port.ts';
import { createSandbox } from '../../support/sandbox.ts';
import type { ServerOptions } from '../../support/server-options.ts';
import { type RunningServer, startServer } from '../../support/server.ts';

const script = '/note-errors.js';
const source = readFileSync(join(import.meta.dirname, 'note-errors.js'), 'utf8');

/**
 * Adds a script to a page. The content security policy allows the script, because it comes from the page's own server.
 */
async function sendPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = (await text(answer)).replace('<head>', `<head><script src="${script}"></script>`);
  const { 'content-length': _, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 200, headers).end(page);
}

const isPage = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/html') === true &&
  String(headers['content-security-policy']).includes("script-src 'self'");

/** Forwards every request to the shop, and adds a script to each page. */
export async function watch(shop: string, port: number): Promise<Server> {
  const front = createServer((incoming, response) => {
    if (incoming.url === script) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(source);
      return;
    }
    const onward = request(
      shop + incoming.url,
      { method: incoming.method ?? 'GET', headers: { ...incoming.headers, 'accept-encoding': 'identity' } },
      (answer) => {
        if (isPage(answer)) void sendPage(answer, response);
        else answer.pipe(response.writeHead(answer.statusCode ?? 200, answer.headers));
      },
    );
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => front.listen(port, resolve));
  return front;
}

/**
 * Starts the real server, and a proxy that watches its pages. With WebDriver classic, no script can run before the
 * scripts of a page, and each browser reports errors in another way.
 */
export async function startWatchedShop(gateway: ServerOptions['gateway']): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const shop = await startServer({ PAYMENT_GATEWAY: gateway, PUBLIC_URL: url }, 'pglite');
  const front = await watch(shop.url, port);
  // All visitors have one address, which would soon reach the limit of requests.
  await createSandbox(shop.url).settings({ REQUESTS_ALLOWED_PER_ADDRESS: 100_000 });
  return {
    url,
    stop: async () => {
      front.closeAllConnections();
      front.close();
      await shop.stop();
    },
  };
}
