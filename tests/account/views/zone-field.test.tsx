// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SchematicPlace } from '#contract/entities/network-zone.ts';
import { ZoneField } from '#features/account/card-actions/ticket-fare/zone-field.tsx';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

fillBrowserGaps();
afterEach(cleanup);

type Zone = ComponentProps<typeof ZoneField>['zone'];

const place = (column: number, row: number, neighbourIds: number[] = [], aroundId: number | null = null) => ({
  column,
  row,
  neighbourIds,
  aroundId,
});

const entry = (id: number, name: string, price: number | null, schematic: SchematicPlace | null) => ({
  zone: { id, name, displayName: `${name} Ves`, schematic },
  price,
});

const usual = [
  entry(1, '100', 55_000, place(0, 0, [2])),
  entry(2, '101', 46_000, place(1, 0, [1, 3])),
  entry(3, '110', null, place(2, 0, [2])),
  entry(4, '999', 129_000, null),
];

const zoneOf = (network: Zone['network'], values: Partial<Zone> = {}): Zone => ({
  network,
  options: network.flatMap(({ zone, price }) =>
    price === null ? [] : [{ zone, price, listPrice: price, fullPrice: null }],
  ),
  chosen: '100',
  name: '100 Ves',
  disabled: false,
  stale: false,
  messages: [],
  losses: [],
  ...values,
});

const show = (zone: Zone, onChoose = vi.fn<(name: string) => void>()) => {
  render(inShop(testShop(), <ZoneField zone={zone} onChoose={onChoose} />));
  return { user: userEvent.setup(), onChoose };
};
const opener = () => screen.queryByRole('button', { name: 'Zvolit na mapě' });
const map = () => screen.getByRole('radiogroup', { name: 'Pásmo na mapě' });
const onMap = () =>
  within(map())
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => [radio.getAttribute('aria-label')?.replaceAll(/\s/g, ' '), radio.checked, radio.disabled]);
const inList = () => within(screen.getByRole('radiogroup', { name: 'Pásmo' })).getAllByRole<HTMLInputElement>('radio');

async function open(zone: Zone) {
  const shown = show(zone);
  await shown.user.click(opener() ?? document.body);
  return shown;
}

describe('the zone of a ticket (TFR-05)', () => {
  it('has lines to its neighbours on the map; a zone around another zone is a ring', async () => {
    await open(
      zoneOf([
        entry(1, '100', 55_000, place(1, 1)),
        entry(2, '101', 46_000, place(1, 0, [], 1)),
        entry(3, '110', 36_000, place(3, 1, [1])),
      ]),
    );
    const numbers = (element: string, names: readonly string[]) =>
      [...map().querySelectorAll(element)].map((found) => names.map((name) => Number(found.getAttribute(name))));
    const [[x, y, radius] = []] = numbers('circle', ['cx', 'cy', 'r']);
    expect(radius).toBe(1);
    expect(numbers('line', ['x1', 'y1', 'x2', 'y2'])).toEqual([[x, y, Number(x) + 2, y]]);
  });

  it('is shown on the map as in the list, with the prices; the map also shows the zones that are not sold', async () => {
    await open(zoneOf(usual));
    expect(onMap()).toEqual([
      ['100 Ves, 550,00 Kč', true, false],
      ['101 Ves, 460,00 Kč', false, false],
      ['110 Ves, Pro toto pásmo se neprodává', false, true],
      ['999 Ves, 1 290,00 Kč', false, false],
    ]);
    expect(inList().map(({ value, checked }) => [value, checked])).toEqual([
      ['100', true],
      ['101', false],
      ['999', false],
    ]);
    expect(within(map()).getByText('Pro světlejší pásma se tato jízdenka neprodává: 110 Ves.')).toBeTruthy();
  });

  it('can be chosen on the map like in the list', async () => {
    const { user, onChoose } = await open(zoneOf(usual));
    await user.click(within(map()).getByRole('radio', { name: /^101/ }));
    await user.click(within(map()).getByRole('radio', { name: /^999/ }));
    expect(onChoose.mock.calls).toEqual([['101'], ['999']]);
  });

  it('has no price on the map while the prices of another day are being read', async () => {
    const { user, onChoose } = await open(zoneOf(usual, { stale: true, disabled: true }));
    expect(onMap()[1]).toEqual(['101 Ves', false, false]);
    await user.click(within(map()).getByRole('radio', { name: /^101/ }));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it.each([
    ['no zone has a position', usual.map(({ zone, price }) => ({ zone: { ...zone, schematic: null }, price }))],
    ['only one of the sold zones has a position', usual.filter(({ zone }) => zone.name !== '101')],
    [
      'all zones have the same position',
      usual.map(({ zone, price }) => ({ zone: { ...zone, schematic: place(1, 1) }, price })),
    ],
    ['only one zone is sold', usual.slice(0, 1)],
    ['the positions are too far apart', [entry(1, '100', 1, place(0, 0)), entry(2, '101', 1, place(10_000, 0))]],
  ])('is not on a map if %s, but is still in the list', (_, network) => {
    show(zoneOf(network));
    expect(opener()).toBeNull();
    expect(screen.getByText('100 Ves')).toBeTruthy();
  });

  it('can be chosen although the data of the map are wrong', async () => {
    const { user, onChoose } = await open(
      zoneOf([
        entry(1, '100', 1, place(0, 0, [1, 77], 99)),
        entry(2, '101', 2, place(0, 0)),
        entry(3, '102', 3, place(-4, 0.5)),
        entry(4, '103', 4, place(-4, 3, [2], 2)),
      ]),
    );
    expect(onMap()).toHaveLength(4);
    await user.click(within(map()).getByRole('radio', { name: /^102/ }));
    expect(onChoose).toHaveBeenCalledWith('102');
  });

  it('is named below the map if only a few zones are not sold, but not if many are not sold', async () => {
    const many = Array.from({ length: 7 }, (_, index) => entry(10 + index, String(200 + index), null, place(index, 5)));
    await open(zoneOf([...usual.slice(0, 2), ...many.slice(1)]));
    expect(within(map()).getByText(/se tato jízdenka neprodává: 201 Ves, .*206 Ves\.$/)).toBeTruthy();
    cleanup();
    await open(zoneOf([...usual.slice(0, 2), ...many]));
    expect(within(map()).getByText('Pro světlejší pásma se tato jízdenka neprodává.')).toBeTruthy();
  });
});
