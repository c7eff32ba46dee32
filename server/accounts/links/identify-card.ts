import { asEMail } from '#contract/e-mail.ts';
import type { CardNumbers } from '#rules/connect-account.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, isNull } from '../../platform/db/orm.ts';
import { cardApplications, customerAccounts, customerCards, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Caller } from '../../platform/http/route.ts';
import { isKept } from '../customers/active-card.ts';

type Card = Pick<typeof customerCards.$inferSelect, 'customerId' | 'customerCardType' | 'state' | 'validTo'>;

/** A card whose holder the caller has proved to know. */
export interface IdentifiedCard extends Card {
  /** Another account has filed its application in the shop. */
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

/** An account that was deleted cannot be asked any more. */
const isFiledByOther = ({ application, filedBy }: Found, { accountId }: Caller): boolean =>
  application !== null && application.eshop && filedBy?.role !== 'DELETED' && application.accountId !== accountId;

const isSameEMail = (one: string | null, other: string): boolean =>
  one !== null && asEMail(one).toLowerCase() === other.toLowerCase();

/**
 * The card of both numbers; without an application number, a card whose holder has the account's e-mail, which is
 * verified. Throws ApiError INVALID_CARD_AND_APPLICATION if the numbers do not belong together, whichever is wrong; INVALID_CARD if
 * there is no such card and no application number was given.
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
