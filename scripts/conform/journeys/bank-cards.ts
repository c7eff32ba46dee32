import { activateBankCard, bankCards, blockBankCard, deleteBankCard } from '#contract/endpoints/bank-cards.ts';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import { rowsOf, valueAt } from '../answers/value-at.ts';
import { NotThere } from './step.ts';
import type { Journey, Memory } from './step.ts';

const as = 'bankCards';

/** A card of the account that is in this state. */
const inState = (state: string) => (memory: Memory) => {
  const card = rowsOf(memory.find('cards')).find((one) => valueAt(one, 'currentState.state.name') === state);
  const id = valueAt(card, 'id');
  if (typeof id !== 'number') throw new NotThere(`the account "bankCards" has no bank card that is ${state}`);
  return { params: { id } };
};

/** The active card is blocked and activated again, a registered card is deleted. */
export const bankCardJourney: Journey = {
  needs: ['bankCards'],
  steps: [
    { call: loggedCustomer, as, keep: 'customer' },
    { call: bankCards, as, keep: 'cards', parts: (memory) => ({ params: { id: memory.number('customer.id') } }) },
    { call: blockBankCard, as, parts: inState('ACTIVE') },
    { call: activateBankCard, as, parts: inState('ACTIVE') },
    { call: deleteBankCard, as, parts: inState('TOKENIZED'), mayBe: ['CARD_HAS_VALID_TICKETS'] },
  ],
};
