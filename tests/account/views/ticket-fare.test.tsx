// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { TicketFareView } from '#features/account/card-actions/ticket-fare/ticket-fare-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { ticketFareModel } from '#machines/account/ticket-fare/model/ticket-fare.model.ts';
import { betterTicketFor } from '#machines/account/ticket-fare/ticket-fare.better.ts';
import { chosenOffer, chosenZone } from '#machines/account/ticket-fare/ticket-fare.problems.ts';
import { ticketFareView } from '#machines/account/ticket-fare/ticket-fare.view.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { ticketFareGestures } from './ticket-fare.gestures.tsx';

const flowRoot = (root: HTMLElement) => root.querySelector('[data-flow=ticketFare]');

type Context = Parameters<typeof chosenOffer>[0];

fillBrowserGaps();

describeView({
  model: ticketFareModel,
  render: (actor) => inShop(testShop(), <TicketFareView actor={actor} person="Jana Nováková" />),
  gestures: ticketFareGestures,
  view: ticketFareView,
  // Entering the same value in a field again sends no event.
  isFeasible: (step, { context }) =>
    step.kind !== 'user' || !('text' in step.payload) || step.payload.text !== context.typedStart,
  expectations: {
    opening: ({ root }) => {
      within(root).getByText('Připravujeme nabídku jízdenek…');
    },
    'choosing.readingOffers': ({ root }) => {
      within(root).getByText('Načítáme jízdenky…');
      expect(within(root).queryByText(/Kč$/)).toBeNull();
    },
    'choosing.dayMissing': ({ root }, snapshot) => {
      const { start, demanded } = snapshot.context as Context;
      within(root).getByText(/^Ceny a dny platnosti ukážeme/);
      expect(within(root).queryByText(/^Toto není datum/) !== null).toBe(start === null && demanded);
    },
    'choosing.listed.ready': ({ root }, snapshot) => {
      const context = snapshot.context as Context;
      const offer = chosenOffer(context);
      const zone = chosenZone(context);
      const found = within(root).queryByRole('region', { name: 'Náhled jízdenky' });
      expect(found !== null).toBe(offer?.validity != null);
      if (found !== null) {
        const preview = within(found);
        preview.getByText('Jana Nováková');
        expect(preview.queryByText('–') !== null).toBe(zone === null);
        const isLower = zone !== null && zone.price < zone.listPrice;
        const [usual, lower] =
          context.combinationId === 1 ? ['550,00 Kč', '440,00 Kč'] : ['2 750,00 Kč', '2 200,00 Kč'];
        const isLowerShown = [`Toto je cena s ISIC. Běžná cena je ${usual}.`, lower].map((text) =>
          found.textContent.replaceAll('\u00A0', ' ').includes(text),
        );
        expect(isLowerShown).toEqual([isLower, isLower]);
      }
      expect(within(root).queryByRole('button', { name: 'Jak se cena počítá' }) !== null).toBe(
        zone !== null && offer?.validity != null,
      );
      expect(within(root).queryByText(/^Jízdenka „Měsíc“/) !== null).toBe(betterTicketFor(context) !== null);
      expect(within(root).queryByText(/^V ceníku pro zvolený den není žádná cena/) !== null).toBe(
        (offer?.validity != null && offer.zones.length === 0) || context.failure?.name === 'INVALID_PRICE_LIST',
      );
      expect(within(root).queryByText('Cena')?.parentElement?.nextSibling?.textContent).toMatch(
        zone === null || offer?.validity == null ? /^–$/ : /Kč$/,
      );
      const chosen = within(root).getByRole<HTMLInputElement>('radio', {
        checked: true,
        name: /^(30 dní|Pololetí|Měsíc)/,
      });
      expect(chosen.value).toBe(String(context.combinationId));
    },
    saving: ({ root }, { context }) => {
      const { wantsCart } = context as { wantsCart: boolean };
      const name = wantsCart ? 'Přidat a přejít do košíku' : 'Přidat do košíku';
      expect(within(root).getByRole('button', { name }).getAttribute('aria-busy')).toBe('true');
      expect(flowRoot(root)?.getAttribute('data-state')).toBe('saving');
    },
  },
});
