import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conform } from '#scripts/conform/conform.ts';
import type { ConformOptions, Report } from '#scripts/conform/conform.ts';
import type { Fetch } from '#scripts/conform/http/client.ts';
import { gathered } from '#scripts/conform/report/gathered.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

const origin = 'https://shop.example';
const configuration = { allowedOrigins: [origin], shopUrl: origin };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false, configuration });
});
afterAll(() => server.stop());

const run = ({ url }: TestServer, options: Partial<ConformOptions>) =>
  conform({ base: url, origin, timeoutMs: 60_000, fetch, accounts: undefined, write: false, only: '', ...options });

const differencesIn = ({ records }: Report) =>
  records
    .filter(({ differences, notes }) => differences.length + notes.length > 0)
    .map(({ endpoint, differences, notes }) => [endpoint.name, gathered([...differences, ...notes])]);

/**
 * The calls about which the report says that something was not checked: the kit does not have what the right call needs,
 * or the answer may be a refusal.
 */
const partlyChecked = new Set([
  'confirmation',
  'changePassword',
  'isicTicketFarePrice',
  'connectRegisteredAccount',
  'connectAssignedAccount',
  'assignOrigin',
  'transferBalance',
  'finishTokenization',
  'managingAccounts',
  'cancelManagingAccount',
  'setMainAccount',
  'approveCardManagement',
  'rejectCardManagement',
  'checkPayment',
  'reversePayment',
  'cardByChipNumber',
  'deleteSystemCustomerAccount',
  'createEshopAccount',
]);

function expectConforming(report: Report): void {
  expect(differencesIn(report)).toEqual([]);
  expect(report.records.map(({ verdict }) => verdict)).toEqual(Array.from({ length: 136 }, () => 'ok'));
}

test('the reference server conforms in all 136 calls, also in those that change something (CAL-05)', async () => {
  const report = await run(server, { write: true });
  expectConforming(report);
  const partly = report.records.filter((record) => record.unchecked.size > 0);
  expect(partly.map(({ endpoint }) => endpoint.name).filter((name) => !partlyChecked.has(name))).toEqual([]);
});

test('it also conforms without extensions (CAL-05)', async () => {
  const plain = await startServer({ workers: false, configuration: { ...configuration, extensions: [] } });
  try {
    expectConforming(await run(plain, { write: true }));
  } finally {
    await plain.stop();
  }
});

test('without --write, no call changes anything (CAL-05)', async () => {
  const changes: string[] = [];
  const recording: Fetch = async (url, init) => {
    const response = await fetch(url, init);
    const { method = '' } = init;
    const isWrite = !['GET', 'OPTIONS'].includes(method) && !/login$|\/sandbox\//.test(url);
    if (isWrite && response.status < 400) changes.push(`${method} ${url}`);
    return response;
  };
  expectConforming(await run(server, { fetch: recording }));
  expect(changes).toEqual([]);
});

/** Runs the command; its exit code, and what it has printed. */
async function runCommand(...given: readonly string[]): Promise<{ readonly code: unknown; readonly printed: string }> {
  const main = join(import.meta.dirname, '../../../../scripts/conform/main.ts');
  const command = spawn(process.execPath, [main, ...given]);
  let printed = '';
  command.stdout.on('data', (text: Buffer) => {
    printed += text.toString();
  });
  const code = await new Promise((resolve) => {
    command.on('close', resolve);
  });
  return { code, printed };
}

describe('the command', () => {
  test('prints a line for each call, writes the report as a page, and ends with 0 if all conform', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conform-'));
    const file = join(folder, 'report.html');
    const { code, printed } = await runCommand(
      '--base',
      `${server.url}/`,
      '--only',
      '/api/public/zones',
      '--html',
      file,
    );
    const page = readFileSync(file, 'utf8');
    rmSync(folder, { recursive: true });
    expect(printed).toMatch(/^ok {11}GET \/api\/public\/zones {2}\(\d+ checks\)$/m);
    expect(printed).toContain(`${server.url} conforms: of 8 calls, 8 ok, 0 different, 0 not checked`);
    expect(code).toBe(0);
    expect(page).toContain('<h2>Calls that conform (8)</h2>');
  });

  test('ends with 1 if a call differs', async () => {
    const { code, printed } = await runCommand('--base', `${server.url}/elsewhere`, '--only', 'GET /api/public/zones');
    expect(printed).toContain('    status: expected 200, got 404');
    expect(code).toBe(1);
  });
});
