import { randomInt } from 'node:crypto';
import type { CustomerCardType } from '#contract/enumerations.ts';
import { virtualCardPrefix } from '#rules/card-number.ts';
import { mayHaveWallet } from '#rules/card-types.ts';
import { carriers } from '#rules/carriers.ts';
import { lastDayOfCard } from '#rules/profile-validity.ts';
import type { Database } from '../../platform/db/database.ts';
import { customerCards, eWallets } from '../../platform/db/schema.ts';
import type { Services } from '../../platform/services/services.ts';
import { localDay } from '../../platform/time/clock.ts';
import type { ApplicationRow } from '../records/application-facts.ts';
import { copyProfiles } from './copy-profiles.ts';

/** The number of a new card, and the number of its chip. */
export interface CardNumbers {
  readonly cardNumber: string;
  readonly chipNumber: string | null;
}

async function hasWallet({ settings }: Services, database: Database, type: CustomerCardType): Promise<boolean> {
  const flags = await settings.systemConfiguration(database);
  return flags.eWalletAllowed && mayHaveWallet(type, flags);
}

/**
 * Makes the card of an application, not active yet, with its profiles and, if the operator has wallets, an empty wallet.
 * Returns its id; null if one of its numbers is taken.
 */
export async function createCard(
  transaction: Database,
  { services, now }: { readonly services: Services; readonly now: Date },
  application: ApplicationRow,
  numbers: CardNumbers,
): Promise<number | null> {
  const { customerId, carrierType, contactMeIfCardFound, marketingConsent } = application;
  const { cardType, validitySetting } = carriers[carrierType];
  const today = localDay(now);
  const cardYears = await services.settings.number(transaction, validitySetting);
  const [card] = await transaction
    .insert(customerCards)
    .values({
      ...numbers,
      customerId,
      carrierType,
      customerCardType: cardType,
      state: 'IN_PROGRESS',
      main: false,
      validFrom: today,
      validTo: lastDayOfCard({ today, cardValidTo: null, cardYears }),
      created: now,
      contactMeIfCardFound,
      marketingConsent,
    })
    .onConflictDoNothing()
    .returning({ id: customerCards.id });
  if (card === undefined) return null;
  await copyProfiles(transaction, application.id, card.id);
  if (await hasWallet(services, transaction, cardType)) await transaction.insert(eWallets).values({ cardId: card.id });
  return card.id;
}

const half = 10_000_000;
const sevenDigits = (): string => String(randomInt(half)).padStart(7, '0');

/** The number of a virtual card. Nobody has to type it, and it cannot be guessed from another number. */
export const newVirtualNumbers = (): CardNumbers => ({
  cardNumber: `${virtualCardPrefix}${sevenDigits()}${sevenDigits()}`,
  chipNumber: null,
});
