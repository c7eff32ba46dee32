import { useSelector } from '@xstate/react';
import { useConfiguration } from '#common/configuration.ts';
import { ListTable } from '#common/list-table/list-table.tsx';
import { useList } from '#common/list-table/use-list.ts';
import { useShop } from '#common/shop-context.tsx';
import { customerCards } from '#contract/endpoints/customers.ts';
import { cardStatesList } from '#contract/endpoints/enumerations.ts';
import type { CardState } from '#contract/enumerations.ts';
import type { UnknownName } from '#contract/values.ts';
import { hasOwnCustomer } from '#machines/account/customer-selection/customer-selection.view.ts';
import type { CardRowAction } from '#rules/card-row-actions.ts';
import type { TableButton } from '#ui/table/table-buttons.tsx';
import type { RowTone } from '#ui/table/table.types.ts';
import type { AccountTabContentProps } from '../account-tab.ts';
import { StateFilter } from '../state-filter.tsx';
import { CardRowButton, isOffered, type RowSurroundings } from './card-row-button.tsx';
import { otherActions, provideChipCardList, type ChipCard, type ConfirmedAction } from './chip-cards.actors.ts';
import { MarketingConsentButton } from './marketing-consent/marketing-consent-button.tsx';
import { useChipCardColumns } from './use-chip-card-columns.tsx';

const rowTones: Readonly<Record<CardState | UnknownName, RowTone | undefined>> = {
  NOT_ISSUED: 'ahead',
  ACTIVE: 'marked',
  BLOCKED: 'barred',
  EXPIRED: 'faded',
  IN_PROGRESS: 'underway',
  TOKENIZED: 'ready',
  UNKNOWN: undefined,
};

/** Null until the application has read the configuration at its start. */
function useSurroundings(): RowSurroundings | null {
  const shop = useShop();
  const selection = shop.actor('customerSelection');
  const manageable = useSelector(selection, ({ context }) => context.standing?.manageable ?? null);
  const hasOwn = useSelector(selection, hasOwnCustomer);
  const hasActiveCard = useSelector(selection, ({ context }) => context.card?.currentState.state.name === 'ACTIVE');
  const configuration = useConfiguration();
  return (
    configuration && { configuration, manageable, hasOwnCustomer: hasOwn, hasActiveCard, today: shop.clock.today() }
  );
}

/** The customer's cards and what can be done with them (CRD-01). */
export function ChipCardsTab({ customerId }: Pick<AccountTabContentProps, 'customerId'>) {
  const shop = useShop();
  const surroundings = useSurroundings();
  const list = useList(() => provideChipCardList(shop, customerId), {
    detailSource: 'none',
    sortBy: 'validTo',
    sortDesc: true,
  });
  const rows = useSelector(list, ({ context }) => context.rows);
  const withConsent = surroundings?.configuration.marketingConsentCardEnabled === true;
  const columns = useChipCardColumns({ withConsent });
  if (surroundings === null) return null;
  const refresh = () => list.send({ type: 'refresh' });
  const refreshPage = () => {
    refresh();
    shop.tell('customerSelection', { type: 'refresh' });
  };
  const isAnyOffered = (actions: readonly CardRowAction[]) =>
    rows.some((card) => actions.some((action) => isOffered(action, card, surroundings)));
  const rowButton = (card: ChipCard, action: ConfirmedAction, button?: TableButton) => (
    <CardRowButton
      key={action}
      action={action}
      card={card}
      surroundings={surroundings}
      {...(button !== undefined && { button })}
      onCardChanged={refreshPage}
    />
  );
  return (
    <ListTable
      list={list}
      area="chipCards"
      columns={columns}
      sortColumns={customerCards.sortColumns}
      dense
      filters={
        <StateFilter
          list={list}
          labelId="chipCards.state"
          endpoint={cardStatesList}
          failedId="chipCards.statesFailed"
          area="cardState"
        />
      }
      hasOneFilter
      rowTone={({ currentState }) => rowTones[currentState.state.name]}
      rowActions={
        isAnyOffered(otherActions) ? (card) => otherActions.map((action) => rowButton(card, action)) : undefined
      }
      edit={
        isAnyOffered(['editMarketingConsent'])
          ? (card, button) =>
              isOffered('editMarketingConsent', card, surroundings) && (
                <MarketingConsentButton card={card} button={button} onClosed={refresh} />
              )
          : undefined
      }
      remove={isAnyOffered(['delete']) ? (card, button) => rowButton(card, 'delete', button) : undefined}
    />
  );
}
