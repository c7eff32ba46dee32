import type { Perform } from '#common/confirmation/confirmation.actors.ts';
import { ignoreNotFound } from '#common/confirmation/ignore-not-found.ts';
import { pagingOf, provideList, withStateIds } from '#common/list-table/list.actors.ts';
import { activateBankCard, blockBankCard, deleteBankCard } from '#contract/endpoints/bank-cards.ts';
import { setMainCard } from '#contract/endpoints/customer-cards.ts';
import { customerCards, virtualCardApplicationCreationCheck } from '#contract/endpoints/customers.ts';
import { cardStatesList } from '#contract/endpoints/enumerations.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import { cardStates } from '#contract/enumerations.ts';
import type { CardRowAction } from '#rules/card-row-actions.ts';
import { cardTypes } from '#rules/card-types.ts';
import type { Shop } from '#runtime/shop.ts';

/**
 * A card, with the server's answer whether an application for a virtual card is possible; null = the server was not
 * asked, or the call failed.
 */
export interface ChipCard extends CustomerCard {
  readonly virtualApplicationPossible: boolean | null;
}

/** Only a blocked bank card can be activated, so without such a card the server is not asked. */
const isActivatable = ({ customerCardType, currentState }: CustomerCard): boolean =>
  cardTypes[customerCardType].isBankCard && currentState.state.name === 'BLOCKED';

async function readCreationCheck(shop: Shop, customerId: number, signal: AbortSignal): Promise<boolean | null> {
  try {
    return (await shop.call(virtualCardApplicationCreationCheck, { params: { id: customerId }, signal })).possible;
  } catch {
    return null;
  }
}

/**
 * The customer's cards. If the server does not answer whether a card can be activated, the list is shown nevertheless.
 */
export const provideChipCardList = (shop: Shop, customerId: number) =>
  provideList<ChipCard>({
    page: async (query, signal) => {
      const filter = { query, states: cardStates, endpoint: cardStatesList };
      const { items, totalCount } = await withStateIds(shop, filter, (chosen) =>
        shop.call(customerCards, {
          params: { id: customerId },
          query: { ...pagingOf(query, customerCards), ...chosen },
          signal,
        }),
      );
      const virtualApplicationPossible = items.some(isActivatable)
        ? await readCreationCheck(shop, customerId, signal)
        : null;
      return { items: items.map((card) => ({ ...card, virtualApplicationPossible })), totalCount };
    },
  });

/** The actions with a card that ask for confirmation, except deletion, in the order of their buttons. */
export const otherActions = ['setMain', 'activate', 'block'] as const satisfies readonly CardRowAction[];
export type ConfirmedAction = (typeof otherActions)[number] | 'delete';

type Calls = Readonly<
  Record<ConfirmedAction, (shop: Pick<Shop, 'call'>, id: number, signal: AbortSignal) => Promise<void>>
>;

const calls: Calls = {
  setMain: ({ call }, id, signal) => call(setMainCard, { body: { id }, signal }),
  activate: ({ call }, id, signal) => call(activateBankCard, { params: { id }, signal }),
  block: ({ call }, id, signal) => call(blockBankCard, { params: { id }, signal }),
  delete: ({ call }, id, signal) => ignoreNotFound(call(deleteBankCard, { params: { id }, signal })),
};

/** Carries out a confirmed action with a card. */
export const performOnCard =
  (shop: Pick<Shop, 'call'>, action: ConfirmedAction, cardId: number): Perform =>
  (signal) =>
    calls[action](shop, cardId, signal);
