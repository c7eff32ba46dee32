import { bankCards } from '#contract/endpoints/bank-cards.ts';
import { bankCardTypes } from '#rules/card-types.ts';
import { isKept } from '../../accounts/customers/active-card.ts';
import { authoriseCustomer } from '../../accounts/customers/authorise.ts';
import { cardState } from '../../accounts/customers/card-query.ts';
import { and, desc, eq, inArray } from '../../platform/db/orm.ts';
import { customerCards } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';

export const bankCardsRoute = route(bankCards, 'read', async ({ database, caller, params, locale }) => {
  await authoriseCustomer(database, caller, params.id);
  const rows = await database
    .select({
      id: customerCards.id,
      cardNumber: customerCards.cardNumber,
      state: customerCards.state,
      validTo: customerCards.validTo,
    })
    .from(customerCards)
    .where(
      and(
        eq(customerCards.customerId, params.id),
        inArray(customerCards.customerCardType, [...bankCardTypes]),
        isKept(),
      ),
    )
    .orderBy(desc(customerCards.created), desc(customerCards.id));
  return rows.map(({ state, ...card }) => ({ ...card, currentState: cardState(locale, state) }));
});
