import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Eye } from 'lucide-react';
import { expect, it } from 'vitest';
import createLucideIcon from '../../scripts/lean-icon.ts';

const folder = join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/icons');

it('draws an icon as the library does', async () => {
  const { __iconData: data } = (await import(join(folder, 'eye.mjs'))) as {
    readonly __iconData: Parameters<typeof createLucideIcon>[0];
  };
  const markup = renderToStaticMarkup(createElement(createLucideIcon(data), { 'aria-hidden': true }));
  const ofLibrary = renderToStaticMarkup(createElement(Eye, { 'aria-hidden': true }));
  expect(markup).toContain('<path');
  expect(markup).toBe(ofLibrary.replace(/ class="[^"]*"/, ''));
});

it("stands where the library's icons ask for their maker", () => {
  expect(readFileSync(join(folder, 'eye.mjs'), 'utf8')).toContain("from '../createLucideIcon.mjs'");
});
