import type { CardState, CarrierType, CustomerCardType } from '#contract/enumerations.ts';
import { addDays, addYears } from '#rules/dates.ts';
import { defaultProfileValidTo } from '#rules/profile-validity.ts';
import { inserted } from '#server/platform/db/inserted.ts';
import { cardProfiles, customerCards, eWallets } from '#server/platform/db/schema/cards.ts';
import type { ProfileCode } from '#server/reference-data/seeds/customer-profiles.ts';
import { profileSeeds } from '#server/reference-data/seeds/customer-profiles.ts';
import type { DemoContext } from './demo-context.ts';
import { daysBefore, morningOf } from './moments.ts';
import type { DemoPerson } from './people.ts';

type DemoCardType = Extract<CustomerCardType, 'PERSONAL' | 'VIRTUAL' | 'BANK'>;

export interface CardSeed {
  readonly holder: DemoPerson;
  readonly type?: DemoCardType;
  /** By default a number that no other card has. */
  readonly cardNumber?: string;
  readonly state?: CardState;
  /** False: one of several active cards, but not the main card. */
  readonly main?: boolean;
  readonly profile: ProfileCode;
  /** ISO days. By default the card was issued 200 days ago and is valid for four years. */
  readonly validFrom?: string;
  readonly validTo?: string;
  /** The end of the profile (ISO day); by default the profile's rule computes it. */
  readonly profileValidTo?: string;
}

export interface DemoCard {
  readonly id: number;
  readonly cardNumber: string;
  readonly customerId: number;
  readonly profile: ProfileCode;
}

const carriers: Readonly<Record<DemoCardType, CarrierType>> = {
  PERSONAL: 'HAULIER_CARD',
  VIRTUAL: 'VIRTUAL_CARD',
  BANK: 'BANK_CARD',
};

/**
 * The shop shows the numbers of haulier cards in groups; other numbers begin with 9203 and are shown without groups
 * (FMT-01).
 */
const prefixes: Readonly<Record<DemoCardType, string>> = { PERSONAL: '2100', VIRTUAL: '9203', BANK: '9203' };

/** Seven bytes, as on a real chip: the manufacturer's byte, then the last digits of the card's number. */
const chipNumberOf = (cardNumber: string): string => `04${cardNumber.slice(-12)}`;

const unissued: ReadonlySet<CardState> = new Set(['NOT_ISSUED', 'IN_PROGRESS', 'TOKENIZED']);

function profileEnd(
  profileCode: ProfileCode,
  holder: DemoPerson,
  validFrom: string,
  today: string,
  cardValidTo: string,
) {
  const seed = profileSeeds.find(({ code }) => code === profileCode);
  if (seed === undefined) return cardValidTo;
  return defaultProfileValidTo({
    profile: { ...seed, validTo: null, validToDefault: { name: seed.validToDefault } },
    today,
    validFrom,
    birthDay: holder.birthDay,
    cardValidTo,
    profileYears: 4,
    cardYears: 4,
  });
}

export async function insertCard(context: DemoContext, seed: CardSeed): Promise<DemoCard> {
  const { database, today, operator } = context;
  const { holder, type = 'PERSONAL', profile, state = 'ACTIVE', main = true } = seed;
  const validFrom = seed.validFrom ?? addDays(today, -200);
  const validTo = seed.validTo ?? addDays(addYears(validFrom, 4), -1);
  const cardNumber = seed.cardNumber ?? prefixes[type] + context.nextDigits(14);
  const card = {
    customerId: holder.id,
    cardNumber,
    chipNumber: type === 'PERSONAL' ? chipNumberOf(cardNumber) : null,
    customerCardType: type,
    carrierType: carriers[type],
    state,
    main,
    validFrom,
    validTo,
    created: daysBefore(morningOf(validFrom), 10),
    issued: unissued.has(state) ? null : morningOf(validFrom),
    contactMeIfCardFound: true,
  };
  const { id } = inserted(await database.insert(customerCards).values(card).returning({ id: customerCards.id }));
  await database.insert(cardProfiles).values({
    cardId: id,
    position: 1,
    customerProfileId: operator.profileId(profile),
    validFrom,
    validTo: seed.profileValidTo ?? profileEnd(profile, holder, validFrom, today, validTo),
  });
  return { id, cardNumber, customerId: holder.id, profile };
}

/** Inserts an empty wallet for a card; returns its id. */
export async function insertWallet(context: DemoContext, card: DemoCard): Promise<number> {
  const values = { cardId: card.id };
  return inserted(await context.database.insert(eWallets).values(values).returning({ id: eWallets.id })).id;
}
