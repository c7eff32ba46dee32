// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { searchOf, settingsFromSearch } from '#ui/gallery/gallery-settings.ts';
import { Gallery } from '#ui/gallery/gallery.tsx';
import { lengthenTexts, longer } from '#ui/gallery/longer-texts.ts';
import { show } from './render.tsx';

const settings = settingsFromSearch('');

it('the gallery shows all components on one page, and reports each change of a setting', async () => {
  const changes: unknown[] = [];
  const { getByLabelText, getAllByRole, user } = show(
    <Gallery settings={settings} brands={['default', 'lipka']} onChange={(change) => changes.push(change)} />,
  );
  expect(getAllByRole('table').length).toBeGreaterThan(2);
  await user.selectOptions(getByLabelText('Brand'), 'lipka');
  await user.selectOptions(getByLabelText('Part'), 'tickets');
  for (const name of ['Texts 40 % longer', 'Letters 200 %', '360 px wide']) await user.click(getByLabelText(name));
  expect(changes).toEqual([
    { ...settings, brand: 'lipka' },
    { ...settings, part: 'tickets' },
    { ...settings, long: true },
    { ...settings, large: true },
    { ...settings, narrow: true },
  ]);
});

it('the gallery shows itself in a narrow frame, and the framed page has no settings', () => {
  const chosen = { ...settings, brand: 'lipka', part: 'tickets', large: true };
  const { container, queryAllByRole, rerender } = show(
    <Gallery settings={{ ...chosen, narrow: true }} brands={['lipka']} onChange={() => undefined} />,
  );
  expect(queryAllByRole('article')).toEqual([]);
  const framed = settingsFromSearch(container.querySelector('iframe')?.getAttribute('src') ?? '');
  expect(framed).toEqual({ ...chosen, framed: true });
  rerender(<Gallery settings={framed} brands={['lipka']} onChange={() => undefined} />);
  expect(queryAllByRole('article').length).toBeGreaterThan(3);
  expect(queryAllByRole('combobox')).toEqual([]);
});

it('an address without settings shows the default brand, and an address can contain all settings', () => {
  expect(settingsFromSearch('')).toEqual({
    brand: 'default',
    part: '',
    long: false,
    large: false,
    narrow: false,
    framed: false,
  });
  const all = { brand: 'lipka', part: 'tables', long: true, large: true, narrow: true, framed: true };
  expect(settingsFromSearch(searchOf(all))).toEqual(all);
  expect(searchOf(settings)).toBe('brand=default');
});

it('the gallery makes words 40 % longer, but not numbers', () => {
  expect(longer('Add to cart ')).toHaveLength('Add to cart '.length + 1 + 5);
  expect(longer('1 550,00')).toBe('1 550,00');
});

it('the gallery also lengthens texts that are added or changed later', async () => {
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
