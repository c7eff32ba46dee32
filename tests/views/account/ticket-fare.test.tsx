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
      const { offer, zoneName } = context as { offer: { zones: readonly unknown[] }; zoneName: string | null };
      const preview = within(within(root).getByRole('region', { name: 'Náhled jízdenky' }));
      preview.getByText('Jana Nováková');
      expect(preview.queryByText('–') !== null).toBe(zoneName === null);
      expect(within(root).queryByText(/neobsahuje žádnou cenu/) !== null).toBe(offer.zones.length === 0);
    },
    saving: ({ root }, { context }) => {
      const { wantsCart } = context as { wantsCart: boolean };
      const name = wantsCart ? 'Přidat a přejít do košíku' : 'Přidat do košíku';
      expect(within(root).getByRole('button', { name }).getAttribute('aria-busy')).toBe('true');
      expect(flowRoot(root)?.getAttribute('data-state')).toBe('saving');
    },
  },
});
