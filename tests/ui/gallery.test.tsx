// @vitest-environment jsdom
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Gallery } from '../../src/ui/gallery/gallery.tsx';
import { lengthenTexts, longer } from '../../src/ui/gallery/longer-texts.ts';
import { show } from './render.tsx';

const folder = join(import.meta.dirname, '..', '..', 'src', 'ui');
/** Folders that contain no component but parts of components. */
const notComponents = new Set(['field', 'font', 'gallery', 'popup', 'theme']);
const settings = { brand: 'default', part: '', long: false };

it('the gallery shows every component of the design system', () => {
  const sources = globSync('gallery/*.tsx', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const parts = readdirSync(folder).filter((name) => !notComponents.has(name));
  expect(parts.filter((name) => !sources.some((source) => source.includes(`from '../${name}/`)))).toEqual([]);
  expect(parts.length).toBeGreaterThan(25);
});

it('the gallery shows all parts on one page, and reports each change of a setting', async () => {
  const changes: unknown[] = [];
  const { getByLabelText, getAllByRole, user } = show(
    <Gallery settings={settings} brands={['default', 'lipka']} onChange={(change) => changes.push(change)} />,
  );
  expect(getAllByRole('table').length).toBeGreaterThan(2);
  await user.selectOptions(getByLabelText('Brand'), 'lipka');
  await user.click(getByLabelText('Texts 40 % longer'));
  expect(changes).toEqual([
    { ...settings, brand: 'lipka' },
    { ...settings, long: true },
  ]);
});

it('the gallery makes words 40 % longer, but not numbers', () => {
  expect(longer('Add to cart ')).toHaveLength('Add to cart '.length + 1 + 5);
  expect(longer('1 550,00')).toBe('1 550,00');
});

it('the gallery also makes texts longer that are added or changed later', async () => {
  const { container } = show(<p>Orders</p>);
  lengthenTexts(container);
  const paragraph = container.querySelector('p');
  expect(paragraph?.textContent).toBe(longer('Orders'));
  if (paragraph?.firstChild) paragraph.firstChild.nodeValue = 'Cart';
  container.append('Menu');
  await new Promise((resolve) => {
    queueMicrotask(() => resolve(undefined));
  });
  expect(container.textContent).toBe(`${longer('Cart')}${longer('Menu')}`);
});
