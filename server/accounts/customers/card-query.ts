import type { CardProfile, CustomerCard } from '#contract/entities/customer-card.ts';
import type { CardState, Locale } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import type { Database } from '../../platform/db/database.ts';
import { alias } from '../../platform/db/orm-tables.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { accountLinks, cardProfiles, customerCards, customers, eWallets } from '../../platform/db/schema.ts';
import { namedValue } from '../../platform/i18n/named-value.ts';
import { known } from '../../reference-data/reference-data.ts';
import type { ReferenceData } from '../../reference-data/reference-data.ts';

export const profileOne = alias(cardProfiles, 'profile_one');
export const profileTwo = alias(cardProfiles, 'profile_two');

/** The cards that an account may see, each with its customer, wallet and profiles, in one query. */
export const selectCards = (database: Database) =>
  database
    .select({
      card: customerCards,
      customer: { id: customers.id, firstName: customers.firstName, lastName: customers.lastName },
      wallet: { id: eWallets.id, currentAmount: eWallets.currentAmount },
      profileOne,
      profileTwo,
    })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .innerJoin(customerCards, eq(customerCards.customerId, customers.id))
    .leftJoin(eWallets, eq(eWallets.cardId, customerCards.id))
    .leftJoin(profileOne, and(eq(profileOne.cardId, customerCards.id), eq(profileOne.position, 1)))
    .leftJoin(profileTwo, and(eq(profileTwo.cardId, customerCards.id), eq(profileTwo.position, 2)));

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

export const cardState = (locale: Locale, state: CardState) => ({
  state: namedValue(locale, 'cardState', state),
});

/** A profile of a card, or a profile that an application requests. */
type ProfileRow = Pick<
  typeof cardProfiles.$inferSelect,
  'customerProfileId' | 'validFrom' | 'validTo' | 'confirmationChecked'
>;

export function toCardProfile(row: ProfileRow | null, reference: ReferenceData, locale: Locale): CardProfile | null {
  if (row === null) return null;
  const { id, displayName, reduced, isic } = known(reference.customerProfiles, row.customerProfileId);
  return {
    profile: { id, displayName: displayName[locale], reduced, isic },
    validFrom: row.validFrom,
    validTo: row.validTo,
    confirmationChecked: row.confirmationChecked,
  };
}

export const toCustomerCard = (row: CardRow, reference: ReferenceData, locale: Locale): Sent<typeof CustomerCard> => ({
  id: row.card.id,
  cardNumber: row.card.cardNumber,
  customerCardType: row.card.customerCardType,
  carrierType: row.card.carrierType,
  currentState: cardState(locale, row.card.state),
  validFrom: row.card.validFrom,
  validTo: row.card.validTo,
  reclamation: row.card.reclamation,
  customer: row.customer,
  electronicWallet: row.wallet,
  profileOne: toCardProfile(row.profileOne, reference, locale),
  profileTwo: toCardProfile(row.profileTwo, reference, locale),
  created: row.card.created.toISOString(),
  issued: row.card.issued?.toISOString() ?? null,
  contactMeIfCardFound: row.card.contactMeIfCardFound,
  marketingConsent: row.card.marketingConsent,
});
