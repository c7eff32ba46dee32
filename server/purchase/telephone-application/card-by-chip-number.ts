import { cardByChipNumber } from '#contract/endpoints/telephone-application.ts';
import { isKept } from '../../accounts/customers/active-card.ts';
import { cardState, profileOne, profileTwo, toCardProfile } from '../../accounts/customers/card-query.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { customerCards } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { referenceData } from '../../reference-data/reference-data.ts';

/** The response contains no data of the person, because all telephones use the same token of the application. */
export const cardByChipNumberRoute = route(cardByChipNumber, 'read', async ({ database, params, locale }) => {
  const [row] = await database
    .select({ card: customerCards, profileOne, profileTwo })
    .from(customerCards)
    .leftJoin(profileOne, and(eq(profileOne.cardId, customerCards.id), eq(profileOne.position, 1)))
    .leftJoin(profileTwo, and(eq(profileTwo.cardId, customerCards.id), eq(profileTwo.position, 2)))
    .where(and(eq(customerCards.chipNumber, params.number), isKept()));
  if (row === undefined) throw new ApiError('NOT_FOUND');
  const { card } = row;
  const reference = await referenceData(database);
  return {
    id: card.id,
    cardNumber: card.cardNumber,
    customerCardType: card.customerCardType,
    carrierType: card.carrierType,
    currentState: cardState(locale, card.state),
    validFrom: card.validFrom,
    validTo: card.validTo,
    profileOne: toCardProfile(row.profileOne, reference, locale),
    profileTwo: toCardProfile(row.profileTwo, reference, locale),
  };
});
