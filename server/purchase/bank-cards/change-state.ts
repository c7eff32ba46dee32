import { activateBankCard, blockBankCard } from '#contract/endpoints/bank-cards.ts';
import type { CardRowAction } from '#rules/card-row-actions.ts';
import { cardTypes } from '#rules/card-types.ts';
import { lockCard } from '../../accounts/cards/lock-card.ts';
import { refuseRowAction } from '../../accounts/cards/refuse-row-action.ts';
import { recordForCustomer } from '../../accounts/events/record-event.ts';
import { eq } from '../../platform/db/orm.ts';
import { customerCards } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';

type StateCall = Call<typeof blockBankCard | typeof activateBankCard>;

/** Changes the state of a bank card. A call for a card that already has the state succeeds as well. */
async function changeState(call: StateCall, action: CardRowAction, state: 'ACTIVE' | 'BLOCKED'): Promise<undefined> {
  const { database, caller, params, now } = call;
  const card = await lockCard(database, caller, params.id);
  if (cardTypes[card.customerCardType].isBankCard && card.state === state) return undefined;
  await refuseRowAction(call, action, card);
  // The only active card is the main card.
  const change = state === 'ACTIVE' ? { state, main: true } : { state };
  await database.update(customerCards).set(change).where(eq(customerCards.id, card.id));
  const { customerId, cardNumber } = card;
  const kind = state === 'ACTIVE' ? 'CARD_ACTIVATED' : 'CARD_BLOCKED';
  await recordForCustomer(database, customerId, caller, { kind, at: now, cardNumber });
  return undefined;
}

export const blockBankCardRoute = route(blockBankCard, 'write', (call) => changeState(call, 'block', 'BLOCKED'));

export const activateBankCardRoute = route(activateBankCard, 'write', (call) =>
  changeState(call, 'activate', 'ACTIVE'),
);
