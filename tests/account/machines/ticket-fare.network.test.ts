import { describe, expect, it } from 'vitest';
import { offers } from '#machines/account/ticket-fare/model/ticket-fare.samples.ts';
import { networkEntries } from '#machines/account/ticket-fare/ticket-fare.network.ts';

const entries = (...args: Parameters<typeof networkEntries>) =>
  networkEntries(...args).map(({ zone, price }) => [zone.name, price]);

describe('the zones of the network', () => {
  it('are the zones of all tickets without repetitions, with the prices of the chosen ticket', () => {
    const all = [...offers.otherZones, ...offers.all];
    expect(entries(all, offers.withIsic[0]?.zones ?? [])).toEqual([
      ['100', 44_000],
      ['200', 42_000],
      ['300', null],
    ]);
  });

  it('are sorted by their numbers, not alphabetically', () => {
    const [offer] = offers.all;
    if (offer === undefined) throw new Error('no offer');
    const zones = ['1000', '99', '100'].map((name, index) => ({
      price: 1,
      listPrice: 1,
      fullPrice: null,
      zone: { id: index + 1, name, displayName: name, schematic: null },
    }));
    expect(entries([{ ...offer, zones }], []).map(([name]) => name)).toEqual(['99', '100', '1000']);
  });

  it('are empty without tickets', () => expect(networkEntries([], [])).toEqual([]));
});
