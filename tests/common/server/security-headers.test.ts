import { Hono } from 'hono';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { answerHeaders, inlineHashes, nothingInline, pageHeaders } from '#server/platform/static/security-headers.ts';

type Headers = ReturnType<typeof pageHeaders>;

async function headersBy(headers: Headers): Promise<Record<string, string>> {
  const app = new Hono();
  app.use(headers);
  app.get('/', (context) => context.body(null, 204));
  return Object.fromEntries((await app.request('/')).headers);
}

const policyOf = async (headers: Headers): Promise<string[]> =>
  ((await headersBy(headers))['content-security-policy'] ?? '').split('; ');

test('a page loads nothing from other origins, and sends forms only to the shop and the gateway', async () => {
  const formTargets = ['https://gateway.example/pay', 'https://gateway.example/other'];
  expect(await headersBy(pageHeaders({ formTargets, inline: nothingInline }))).toEqual({
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self' https://gateway.example",
      "frame-ancestors 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  });
});

test('a page with a receiver of error reports sends data only to the shop and this receiver (ERR-01)', async () => {
  const receivers = ['https://key@errors.example:8443/base/1'];
  const policy = await policyOf(pageHeaders({ formTargets: [], receivers, inline: nothingInline }));
  expect(policy.filter((directive) => directive.includes('errors.example'))).toEqual([
    "connect-src 'self' https://errors.example:8443",
  ]);
});

test('a page runs only the inline scripts and styles that it was built with', async () => {
  const html = '<style>p{color:red}</style><script>start()</script><script type="application/json">{}</script>';
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = await policyOf(pageHeaders({ formTargets: [], inline: inlineHashes(html) }));
  expect(policy).toContain(`script-src 'self' ${hashOf('start()')}`);
  expect(policy).toContain(`style-src 'self' ${hashOf('p{color:red}')}`);
});

test('every answer has the same headers; a shop on https also orders browsers to use only https', async () => {
  const shared = {
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-xss-protection': '0',
  };
  expect(await headersBy(answerHeaders({ publicUrl: 'http://shop.example', sandbox: false }))).toEqual(shared);
  expect(await headersBy(answerHeaders({ publicUrl: 'https://shop.example', sandbox: false }))).toEqual({
    ...shared,
    'strict-transport-security': 'max-age=31536000',
  });
});
