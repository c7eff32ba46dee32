import { Hono } from 'hono';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { allowOrigins } from '#server/platform/http/allow-origins.ts';
import { answerHeaders, pageHeaders } from '#server/platform/static/security-headers.ts';

const text = readFileSync(join(import.meta.dirname, '../../../docs/own-back-end.md'), 'utf8');
const example = (language: string): string => text.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';
const headersIn = (lines: string, line: RegExp) =>
  Object.fromEntries([...lines.matchAll(line)].map(([, name = '', value = '']) => [name.toLowerCase(), value]));

let sent: Readonly<Record<string, string>>;
beforeAll(async () => {
  const app = new Hono();
  app.use(answerHeaders({ publicUrl: 'https://shop.example', sandbox: false }));
  app.use(
    pageHeaders({
      formTargets: ['https://gateway.example'],
      receivers: ['https://api.example'],
      inline: 'anything',
    }),
  );
  app.get('/', (context) => context.body(null, 204));
  sent = Object.fromEntries((await app.request('/')).headers);
});

describe('the examples for servers of static files send the headers of the server', () => {
  test('nginx', () => {
    expect(headersIn(example('nginx'), /^ {2}add_header ([\w-]+) "(.+)" always;$/gm)).toEqual(sent);
  });

  test('Caddy', () => {
    expect(headersIn(example('caddy'), /^\t\t([A-Z][\w-]+) "(.+)"$/gm)).toEqual(sent);
  });
});

test('a back end is told to allow only what the server allows', async () => {
  const app = new Hono();
  app.use(allowOrigins({ allowedOrigins: ['https://shop.example'], sandbox: true }));
  const { headers } = await app.request('/', { method: 'OPTIONS', headers: { origin: 'https://shop.example' } });
  const documented = headersIn(text, /^\| `(access-control-[\w-]+)` +\| (`.+?)\|$/gm);
  expect(Object.keys(documented).toSorted()).toEqual([
    'access-control-allow-headers',
    'access-control-allow-methods',
    'access-control-expose-headers',
    'access-control-max-age',
  ]);
  for (const [name, cell] of Object.entries(documented)) {
    const allowed = headers.get(name)?.split(',') ?? [];
    const told = [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, names = '']) => names.split(', '));
    expect(told.filter((one) => !allowed.includes(one))).toEqual([]);
  }
});
