import { afterAll, beforeAll, expect, test } from 'vitest';
import { conform } from '#scripts/conform/conform.ts';
import { reportLines } from '#scripts/conform/report/report-lines.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('the reference server conforms', async () => {
  const report = await conform({
    base: server.url,
    origin: undefined,
    timeoutMs: 10_000,
    fetch,
    accounts: undefined,
    write: false,
    only: '',
  });
  console.log(reportLines(report).join('\n'));
  expect(report.records.filter(({ verdict }) => verdict === 'differs').map(({ differences }) => differences)).toEqual(
    [],
  );
});
