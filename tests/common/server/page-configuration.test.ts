import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageConfigurationOf, withPageConfiguration } from '#server/platform/static/page-configuration.ts';

const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
const errorReporting = { receiver: 'https://key@errors.example/1', environment: 'a "test"' };

it('without a receiver, the page contains no code of error reporting (ERR-01)', () => {
  const html = withPageConfiguration(page, { errorReporting: undefined });
  expect(html).not.toMatch(/reporting|failures/);
  expect(html).toContain('<div id="root">');
  expect(html).toContain('src/main.ts');
  expect(pageConfigurationOf({ errorReporting: undefined })).toEqual({});
});

it('with a receiver, the page contains its address, and collects errors before error reporting starts', () => {
  const html = withPageConfiguration(page, { errorReporting });
  const [, content = ''] = /<meta name="configuration" content="([^"]*)">/.exec(html) ?? [];
  expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual({ errorReporting });
  expect(html).toContain('failures');
  expect(html).not.toContain('<!--reporting');
});
