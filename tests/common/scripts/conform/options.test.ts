import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { accountsIn } from '#scripts/conform/accounts.ts';
import { explainFailure } from '#scripts/conform/http/explain-failure.ts';
import { readOptions } from '#scripts/conform/options.ts';

const root = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'conform-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const base = ['--base', 'https://api.example/shop/'];

describe('the arguments of the conformance kit', () => {
  it('are read, with defaults', () => {
    expect(readOptions(base)).toEqual({
      base: 'https://api.example/shop',
      accounts: undefined,
      write: false,
      origin: undefined,
      only: '',
      html: undefined,
      timeoutMs: 10_000,
    });
  });

  it.each([
    ['no address', []],
    ['an address that is no web address', ['--base', 'api.example']],
    ['an unknown option', [...base, '--delete']],
    ['an origin with a path', [...base, '--origin', 'https://shop.example/app']],
    ['a time that is no number', [...base, '--timeout', 'long']],
    ['a time of zero', [...base, '--timeout', '0']],
  ])('are refused with %s', (_, given) => {
    expect(() => readOptions(given)).toThrow(/^.{10,}/);
  });
});

describe('the file of accounts', () => {
  const file = join(folder, 'accounts.json');
  const write = (text: string): string => {
    writeFileSync(file, text);
    return file;
  };

  it('may have some of the entries', () => {
    const accounts = { customer: { username: 'a@b.example', password: 'x' }, system: 'token' };
    expect(accountsIn(write(JSON.stringify(accounts)))).toEqual(accounts);
    expect(accountsIn(write('{}'))).toEqual({});
  });

  it.each(['', '[]x', '{"customer":{"username":"a"}}', '{"customers":{}}'])('is refused if it is %s', (text) => {
    expect(() => accountsIn(write(text))).toThrow(file);
  });
});

describe('a request without an answer', () => {
  const failed = (code: string): Error =>
    new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

  it.each([
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /certificate is not trusted.*NODE_EXTRA_CA_CERTS/],
    ['CERT_HAS_EXPIRED', /expired/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /another host/],
    ['ECONNREFUSED', /refused/],
    ['ENOTFOUND', /name of the host/],
  ])('because of %s is explained', (code, text) => {
    expect(explainFailure(failed(code), 1000)).toMatch(text);
  });

  it('in time is explained with the time', () => {
    expect(explainFailure(new DOMException('x', 'TimeoutError'), 2500)).toBe('nothing arrived within 2.5 seconds');
  });
});

describe('the command (CAL-05)', () => {
  const run = (...given: readonly string[]) =>
    spawnSync(process.execPath, ['scripts/conform/main.ts', ...given], { cwd: root, encoding: 'utf8' });

  it('ends with 2 and the usage if its arguments are wrong', () => {
    const { status, stderr } = run('--base', 'nowhere');
    expect(status).toBe(2);
    expect(stderr).toContain('npm run conform -- --base');
  });

  it('ends with 2 if the back end cannot be reached', () => {
    const { status, stderr } = run('--base', 'http://127.0.0.1:9');
    expect(status).toBe(2);
    expect(stderr).toContain('http://127.0.0.1:9 does not answer:');
  });
});
