import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import type { Extension } from '#contract/extensions.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

const offered: readonly Extension[] = ['trail', 'accountPage'];
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false, configuration: { extensions: offered } });
});
afterAll(() => server.stop());

/** Without a token and a body. A call that exists refuses it, or answers. */
const ask = async ({ method, path }: EndpointDefinition): Promise<unknown> => {
  const response = await fetch(`${server.url}${path.replaceAll(/:\w+/g, '1')}`, { method });
  return response.status === 404 ? ((await response.json()) as { name?: string }).name : response.status;
};

const isOffered = ({ extension }: EndpointDefinition): boolean =>
  extension === 'specified' || offered.some((name) => name === extension);

test('the calls of an extension that the server does not offer do not exist (CAL-03)', async () => {
  const missing = endpoints.filter((endpoint) => !isOffered(endpoint));
  const answers = await Promise.all(missing.map(async (each) => [each.name, await ask(each)]));
  expect(answers).toEqual(missing.map(({ name }) => [name, 'NOT_FOUND']));
});

test('all other calls that need a token exist', async () => {
  const present = endpoints.filter((endpoint) => isOffered(endpoint) && endpoint.access !== 'public');
  const answers = await Promise.all(present.map(async (each) => [each.name, await ask(each)]));
  expect(answers).toEqual(present.map(({ name }) => [name, 401]));
});

test('the system configuration lists the offered extensions', async () => {
  const response = await fetch(`${server.url}${systemConfigurations.path}`);
  expect(await response.json()).toMatchObject({ extensions: offered });
});

test('the description of the API contains only the calls that exist, each with its extension', async () => {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId: string; 'x-extension': string }>>>>;
  };
  const described = Object.values(paths).flatMap((methods) => Object.values(methods));
  const expected = endpoints.filter(isOffered).map(({ name, extension }) => [name, extension] as const);
  const found = described.map((operation) => [operation.operationId, operation['x-extension']] as const);
  expect(new Map(found)).toEqual(new Map(expected));
});
