import type { Found } from '../answers/found.ts';
import { isAnswer, pathOf } from '../http/client.ts';
import type { Answer } from '../http/client.ts';
import { noteSilence } from './check-call.ts';
import type { Checking } from './check-call.ts';

const neededHeaders = ['authorization', 'accept-language', 'content-type', 'idempotency-key'];
const readHeaders = ['content-disposition', 'date', 'idempotent-replayed', 'x-linka-time'];

const namesIn = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase());

/** The names that a header does not list. */
function unlisted({ headers }: Answer, name: string, wanted: readonly string[]): readonly Found[] {
  const listed = namesIn(headers, name);
  if (listed.includes('*') && !wanted.includes('authorization')) return [];
  const lacking = wanted.filter((one) => !listed.includes(one.toLowerCase()));
  return lacking.length === 0
    ? []
    : [{ where: `header ${name}`, expected: lacking.join(', '), got: headers.get(name) ?? 'nothing' }];
}

/** Checks that a browser lets pages of the shop's origin make the call (docs/own-back-end.md). */
export async function checkOrigin(checking: Checking): Promise<void> {
  const { backEnd, record, endpoint } = checking;
  const { client } = backEnd;
  const { origin } = client;
  if (origin === undefined || record.isSilent) return;
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']));
  const headers = {
    'access-control-request-method': endpoint.method,
    'access-control-request-headers': neededHeaders.join(','),
  };
  const reply = await client.request('OPTIONS', pathOf(endpoint.path, params), { headers });
  const request = 'as a question of the browser before the call (OPTIONS)';
  if (!isAnswer(reply)) {
    noteSilence(checking, request, reply.noAnswer);
    return;
  }
  const allowed = reply.headers.get('access-control-allow-origin');
  record.add(request, [
    ...(reply.status >= 200 && reply.status < 300
      ? []
      : [{ where: 'status', expected: '204', got: String(reply.status) }]),
    ...(allowed === origin || allowed === '*'
      ? []
      : [{ where: 'header access-control-allow-origin', expected: origin, got: allowed ?? 'nothing' }]),
    ...unlisted(reply, 'access-control-allow-methods', [endpoint.method]),
    ...unlisted(reply, 'access-control-allow-headers', neededHeaders),
  ]);
  const plain = await client.request(endpoint.method === 'GET' ? 'GET' : 'OPTIONS', pathOf(endpoint.path, params), {});
  if (isAnswer(plain) && endpoint.method === 'GET')
    record.add('', unlisted(plain, 'access-control-expose-headers', readHeaders));
}
