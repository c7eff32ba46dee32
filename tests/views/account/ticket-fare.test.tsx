// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { ticketFareModel } from '../../../machines/ticket-fare/ticket-fare.model.ts';
import { TicketFareView } from '../../../src/features/account/card-actions/ticket-fare/ticket-fare-view.tsx';
import { describeView } from '../../formal/view-level.ts';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { inShop, testShop } from '../support/test-shop.tsx';
import { ticketFareGestures } from './ticket-fare.gestures.tsx';

const flowRoot = (root: HTMLElement) => root.querySelector('[data-flow=ticketFare]');

interface Ready {
  readonly offer: { readonly zones: readonly unknown[] };
  readonly zoneName: string | null;
  readonly isicPrice: number | null;
}

fillBrowserGaps();

describeView({
  model: ticketFareModel,
  render: (actor) => inShop(testShop(), <TicketFareView actor={actor} person="Jana Nováková" />),
  gestures: ticketFareGestures,
  expectations: {
    opening: ({ root }) => {
      within(root).getByText('Připravujeme nabídku jízdného…');
    },
    'choosing.listed.ready': ({ root }, { context }) => {
      const { offer, zoneName, isicPrice } = context as Ready;
      const preview = within(within(root).getByRole('region', { name: 'Náhled jízdenky' }));
      preview.getByText('Jana Nováková');
      expect(preview.queryByText('–') !== null).toBe(zoneName === null);
      const zone = within(root).getByRole('combobox', { name: 'Pásmo' }).textContent;
      expect(/ · běžně \d/.test(zone)).toBe(isicPrice !== null);
      const isLower = isicPrice !== null && isicPrice < 55_000 && zoneName === '100';
      expect(preview.queryByText(/^Toto je cena s ISIC. Běžná cena je 550,00/) !== null).toBe(isLower);
      expect(preview.queryByText(/^440,00/) !== null).toBe(isicPrice === 44_000);
      expect(within(root).queryByText(/neobsahuje žádnou cenu/) !== null).toBe(offer.zones.length === 0);
    },
    'choosing.listed.readingIsicPrice': ({ root }) => {
      const preview = within(within(root).getByRole('region', { name: 'Náhled jízdenky' }));
      preview.getByText('Zjišťujeme cenu s ISIC…');
      expect(preview.queryByText(/Kč/)).toBeNull();
    },
    'choosing.listed.isicPriceFailed': ({ root }) => {
      const preview = within(within(root).getByRole('region', { name: 'Náhled jízdenky' }));
      preview.getByText('–');
      within(root).getByRole('button', { name: 'Zkusit znovu' });
    },
    saving: ({ root }, { context }) => {
      const { wantsCart } = context as { wantsCart: boolean };
      const name = wantsCart ? 'Přidat a přejít do košíku' : 'Přidat do košíku';
      expect(within(root).getByRole('button', { name }).getAttribute('aria-busy')).toBe('true');
      expect(flowRoot(root)?.getAttribute('data-state')).toBe('saving');
    },
  },
});
