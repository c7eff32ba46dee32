import { screen, within } from '@testing-library/react';
// @vitest-environment jsdom
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import { HandOverBar } from '#features/desk/card-hand-over/hand-over-bar.tsx';
import { HandOverReport } from '#features/desk/card-hand-over/hand-over-report.tsx';
import { SelectAll } from '#features/desk/card-hand-over/select-all.tsx';
import { useCardSelection } from '#features/desk/card-hand-over/use-card-hand-over.ts';
import { describeView } from '#formal/view/view-level.ts';
import type { CardHandOverContext, CardToHandOver } from '#machines/desk/card-hand-over/card-hand-over.types.ts';
import { cardHandOverView, type CardHandOverActor } from '#machines/desk/card-hand-over/card-hand-over.view.ts';
import { cardHandOverModel } from '#machines/desk/card-hand-over/model/card-hand-over.model.ts';
import { Table } from '#ui/table/table.tsx';
import type { Column } from '#ui/table/table.types.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { tableTexts } from '../../common/ui/table-texts.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { cardHandOverGestures } from './card-hand-over.gestures.tsx';

fillBrowserGaps();

const columns: readonly Column<CardToHandOver>[] = [
  { id: 'number', header: 'Žádost', cell: ({ applicationNumber }) => applicationNumber },
];

/** The parts of the flow on the page of the list. */
function HandOver({ actor }: { readonly actor: CardHandOverActor }) {
  const rows = useSelector(actor, ({ context }) => context.cards);
  return (
    <>
      <HandOverReport actor={actor} />
      <Table
        texts={tableTexts}
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        empty="–"
        note={<SelectAll actor={actor} />}
        selection={useCardSelection(actor)}
      />
      <HandOverBar actor={actor} />
    </>
  );
}

const contextOf = ({ context }: { readonly context: unknown }) => context as CardHandOverContext;

describeView({
  model: cardHandOverModel,
  render: (actor) => inShop(testShop(), <HandOver actor={actor} />),
  gestures: cardHandOverGestures,
  view: cardHandOverView,
  expectations: {
    choosing: ({ root }, snapshot) => {
      const { cards, selected, handedOver, failed, remaining } = contextOf(snapshot);
      const all = within(root).queryByRole<HTMLInputElement>('checkbox', { name: /^Vybrat vše/u });
      expect(all?.indeterminate ?? false).toBe(selected.length > 0 && selected.length < cards.length);
      const reported = [...failed.map(({ card }) => card), ...remaining];
      expect(within(root).queryByRole('status') !== null).toBe(handedOver + failed.length > 0);
      const links = within(root).queryAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        reported.map(({ id }) => `#/desk/card-applications/${String(id)}`),
      );
      const entries = within(root).queryAllByRole('listitem');
      for (const [at, { failure }] of failed.entries()) {
        if (failure.name === 'APPLICATION_CHANGED') expect(entries[at]?.textContent).toContain('změnil někdo jiný');
        if (failure.name === 'NO_ANSWER') expect(entries[at]?.textContent).toContain('Nevíme, zda se to zapsalo');
      }
      for (const at of remaining.keys()) expect(entries[failed.length + at]?.textContent).toContain('nezkoušeli');
    },
    asking: (_page, snapshot) => {
      const { remaining } = contextOf(snapshot);
      const question = screen.getByRole('alertdialog', {
        name: new RegExp(`^Předat ${String(remaining.length)} kart`, 'u'),
      });
      expect(question.textContent).toContain('dostane zákazník e-mail');
      const isOf = (way: string) => remaining.some((card) => card.way === way);
      expect(question.textContent.includes('odeslaná poštou')).toBe(isOf('POST'));
      expect(question.textContent.includes('čekat na vyzvednutí')).toBe(isOf('BRANCH'));
    },
    handingOver: (_page, snapshot) => {
      const { remaining, handedOver, failed } = contextOf(snapshot);
      const tried = handedOver + failed.length;
      const bar = screen.getByRole('progressbar', {
        name: `Hotovo ${String(tried)} z ${String(tried + remaining.length)}`,
      });
      expect((bar as HTMLProgressElement).value).toBe((100 * tried) / (tried + remaining.length));
    },
  },
});
