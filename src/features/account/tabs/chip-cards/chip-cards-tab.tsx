import { useSelector } from '@xstate/react';
import { cardStatesList } from '../../../../../contract/endpoints/enumerations.ts';
import type { CardState } from '../../../../../contract/enumerations.ts';
import { cardRowActions } from '../../../../../rules/card-row-actions.ts';
import { useConfiguration } from '../../../../common/configuration.ts';
import { ListTable } from '../../../../common/list-table/list-table.tsx';
import { useList } from '../../../../common/list-table/use-list.ts';
import { useShop } from '../../../../common/shop-context.tsx';
import type { RowTone } from '../../../../ui/table/table.types.ts';
import type { AccountTabContentProps } from '../account-tab.ts';
import { useStateFilter } from '../use-state-filter.tsx';
import { CardRowButtons, isOffered, type RowSurroundings } from './card-row-buttons.tsx';
import { provideChipCardList } from './chip-cards.actors.ts';
import { useChipCardColumns } from './use-chip-card-columns.tsx';

const rowTones: Readonly<Partial<Record<CardState, RowTone>>> = {
  ACTIVE: 'marked',
  BLOCKED: 'faded',
  EXPIRED: 'faded',
};

/** Null before start-up has read the configuration. */
function useSurroundings(): RowSurroundings | null {
  const shop = useShop();
  const selection = shop.actor('customerSelection');
  const manageable = useSelector(selection, ({ context }) => context.standing?.manageable ?? null);
  const hasOwnCustomer = useSelector(selection, ({ context }) => context.registered !== null);
  const hasActiveCard = useSelector(selection, ({ context }) => context.card?.currentState.state.name === 'ACTIVE');
  const configuration = useConfiguration();
  return configuration && { configuration, manageable, hasOwnCustomer, hasActiveCard, today: shop.clock.today() };
}

/** The customer's cards and what can be done with them (first specification, 2 'Chip card tab'; CRD-01). */
export function ChipCardsTab({ customerId }: AccountTabContentProps) {
  const shop = useShop();
  const surroundings = useSurroundings();
  const list = useList(() => provideChipCardList(shop, customerId), {
    detailSource: 'none',
    sortBy: 'validTo',
    sortDesc: true,
  });
  const filters = useStateFilter(list, {
    labelId: 'chipCards.state',
    endpoint: cardStatesList,
    failedId: 'chipCards.statesFailed',
    area: 'cardState',
  });
  const rows = useSelector(list, ({ context }) => context.rows);
  const withConsent = surroundings?.configuration.marketingConsentCardEnabled === true;
  const columns = useChipCardColumns({ withConsent });
  if (surroundings === null) return null;
  const hasActions = rows.some((card) => cardRowActions.some((action) => isOffered(action, card, surroundings)));
  const refresh = () => list.send({ type: 'refresh' });
  const refreshPage = () => {
    refresh();
    shop.tell('customerSelection', { type: 'refresh' });
  };
  return (
    <ListTable
      list={list}
      area="chipCards"
      columns={columns}
      dense
      filters={filters}
      rowTone={({ currentState }) => rowTones[currentState.state.name]}
      rowActions={
        hasActions
          ? (card) => (
              <CardRowButtons
                card={card}
                surroundings={surroundings}
                onCardChanged={refreshPage}
                onConsentChanged={refresh}
              />
            )
          : undefined
      }
    />
  );
}
