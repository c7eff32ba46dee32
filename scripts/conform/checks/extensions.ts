import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { extensions } from '#contract/extensions.ts';
import { valueAt } from '../answers/value-at.ts';
import { nameOfCall } from '../back-end.ts';
import { isAnswer } from '../http/client.ts';
import type { Checking } from './check-call.ts';

/** A call without a token and with a body that is no JSON exists if it is refused for one of these reasons. */
const refusing: ReadonlySet<number> = new Set([400, 401, 403, 415]);

const mayBeEmpty = ({ access, method }: EndpointDefinition): boolean => access === 'public' && method === 'GET';

/** Checks that the back end has each call of the extensions that it names in its configuration. */
export async function checkExtensions({ backEnd, record }: Checking, configuration: unknown): Promise<void> {
  const named = valueAt(configuration, 'extensions');
  const offered = Array.isArray(named) ? extensions.filter((one) => named.includes(one)) : [];
  for (const endpoint of endpoints.filter(({ extension }) => offered.some((one) => one === extension))) {
    const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']));
    const parts = { params, ...(endpoint.request === undefined ? {} : { text: '{' }) };
    const reply = await backEnd.client.call(endpoint, parts);
    const exists = isAnswer(reply) && (refusing.has(reply.status) || (mayBeEmpty(endpoint) && reply.status < 500));
    const got = isAnswer(reply) ? String(reply.status) : `no answer: ${reply.noAnswer}`;
    const expected = `${nameOfCall(endpoint)} to exist, since the extension ${endpoint.extension} is named`;
    record.add('', exists ? [] : [{ where: 'extensions', expected, got }]);
  }
}
