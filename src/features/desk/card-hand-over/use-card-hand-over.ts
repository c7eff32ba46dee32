import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { chosenValues } from '#common/list-table/list.actors.ts';
import { useFlow } from '#common/use-flow.ts';
import { applicationTasks, type ListedDeskApplication } from '#contract/entities/desk-application.ts';
import type { ListQuery, ListRow } from '#machines/common/list/list.types.ts';
import type { ListActor } from '#machines/common/list/list.view.ts';
import type { CardToHandOver } from '#machines/desk/card-hand-over/card-hand-over.types.ts';
import { cardHandOverView, type CardHandOverActor } from '#machines/desk/card-hand-over/card-hand-over.view.ts';
import type { RowSelection } from '#ui/table/table.types.ts';
import { provideCardHandOver } from './card-hand-over.actors.ts';

/** The cards of a page of applications that wait to be handed over. */
const cardsOf = (rows: readonly ListedDeskApplication[]): readonly CardToHandOver[] =>
  rows.flatMap(({ id, applicationNumber, customer: { firstName, lastName }, handOver }) =>
    handOver === null ? [] : [{ id, ...handOver, applicationNumber, firstName, lastName }],
  );

/** Whether the list is filtered to the applications whose cards wait to be handed over, and to no others. */
const isHandOverList = (query: ListQuery): boolean => {
  const tasks = chosenValues(query, 'tasks', applicationTasks);
  return tasks?.length === 1 && tasks[0] === 'HAND_OVER';
};

/** The checkboxes of the cards that can be selected. */
export function useCardSelection(actor: CardHandOverActor): RowSelection<ListRow> {
  const intl = useIntl();
  const { cards, selected } = cardHandOverView(useSelector(actor, (current) => current));
  const labels = new Map(
    cards.map(({ id, firstName, lastName, applicationNumber: number }) => [
      id,
      intl.formatMessage({ id: 'cardHandOver.select' }, { name: `${firstName} ${lastName}`, number }),
    ]),
  );
  return {
    header: intl.formatMessage({ id: 'cardHandOver.column' }),
    label: ({ id }) => labels.get(id) ?? null,
    selected: ({ id }) => selected.includes(id),
    onSelect: ({ id }, chosen) => actor.send({ type: 'select', id, chosen }),
  };
}

/** The flow that hands over cards of the list; `isOn`: the list shows only such cards, so they can be selected. */
export function useCardHandOver(list: ListActor<ListedDeskApplication, null>) {
  const rows = useSelector(list, ({ context }) => context.rows);
  const isOn = useSelector(list, ({ context }) => isHandOverList(context.query));
  const actor = useFlow(
    (shop) => provideCardHandOver(shop, () => list.send({ type: 'refresh' })),
    (shop) => ({ flowId: shop.newFlowId(), cards: [] }),
  );
  useEffect(() => {
    actor.send({ type: 'cardsShown', cards: isOn ? cardsOf(rows) : [] });
  }, [actor, rows, isOn]);
  return { actor, isOn };
}
