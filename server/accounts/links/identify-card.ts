import { asEMail } from '#contract/e-mail.ts';
import type { CardNumbers } from '#rules/connect-account.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, isNull } from '../../platform/db/orm.ts';
import { cardApplications, customerAccounts, customerCards, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Caller } from '../../platform/http/route.ts';
import { isKept } from '../customers/active-card.ts';

type Card = Pick<typeof customerCards.$inferSelect, 'customerId' | 'customerCardType' | 'state' | 'validTo'>;

/** A card that the caller has identified by its numbers or by the holder's e-mail. */
export interface IdentifiedCard extends Card {
  /** Whether another account has filed the card's application in the shop. */
  readonly isFiledByOther: boolean;
}

async function findCards(database: Database, { cardNumber, applicationNumber }: CardNumbers) {
  const itsApplication = and(
    eq(cardApplications.cardId, customerCards.id),
    eq(cardApplications.applicationNumber, applicationNumber),
  );
  return database
    .select({
      card: {
        customerId: customerCards.customerId,
        customerCardType: customerCards.customerCardType,
        state: customerCards.state,
        validTo: customerCards.validTo,
      },
      eMail: customers.email,
      application: { eshop: cardApplications.eshop, accountId: cardApplications.accountId },
      filedBy: { role: customerAccounts.role },
    })
    .from(customerCards)
    .innerJoin(customers, eq(customers.id, customerCards.customerId))
    .leftJoin(cardApplications, itsApplication)
    .leftJoin(customerAccounts, eq(customerAccounts.id, cardApplications.accountId))
    .where(and(eq(customerCards.cardNumber, cardNumber), isKept(), isNull(customers.anonymised)));
}

type Found = Awaited<ReturnType<typeof findCards>>[number];

/** An application that a deleted account has filed is ignored, because nobody can be asked about it. */
const isFiledByOther = ({ application, filedBy }: Found, { accountId }: Caller): boolean =>
  application !== null && application.eshop && filedBy?.role !== 'DELETED' && application.accountId !== accountId;

const isSameEMail = (one: string | null, other: string): boolean =>
  one !== null && asEMail(one).toLowerCase() === other.toLowerCase();

/**
 * The card with both numbers. Without an application number, the card's holder must have the account's verified e-mail.
 * Throws ApiError INVALID_CARD_AND_APPLICATION if one of the two numbers is wrong; INVALID_CARD if no application number
 * was given and there is no such card.
 */
export async function identifyCard(database: Database, caller: Caller, numbers: CardNumbers): Promise<IdentifiedCard> {
  const cards = await findCards(database, numbers);
  const isLeftOut = numbers.applicationNumber === '';
  const found = cards.find(({ application, eMail }) =>
    isLeftOut ? isSameEMail(eMail, caller.username) : application !== null,
  );
  if (found !== undefined) return { ...found.card, isFiledByOther: isFiledByOther(found, caller) };
  throw new ApiError(isLeftOut && cards.length === 0 ? 'INVALID_CARD' : 'INVALID_CARD_AND_APPLICATION');
}
