import type { PersonChanges, UpcomingChange } from '#contract/entities/upcoming-changes.ts';
import { applicationCarriers, type ApplicationCarrier } from '#contract/enumerations.ts';
import { minimumCustomerAge } from '#rules/age.ts';
import { carriers } from '#rules/carriers.ts';
import { changeStep, stepCarrier, type NextStep } from '#rules/change-step.ts';
import { addDays, addYears } from '#rules/dates.ts';
import { asksManageable, unmanageableReason } from '#rules/manageable.ts';
import { possibleNextProfiles, type PossibleProfile } from '#rules/next-profiles.ts';
import { lastDayWithinYear, upcomingProfileChanges, type ProfileChange } from '#rules/upcoming-changes.ts';
import { readCountingFees } from '../../applications/applications/counting-fee.ts';
import type { Services } from '../../platform/services/services.ts';
import { cardIssueFee } from '../../purchase/cart/fee-item.ts';
import type { ChangesReading } from './changes-reading.ts';
import { readKnownProfiles, type KnownProfile, type KnownProfiles } from './known-profiles.ts';
import { readPeopleWithCards, type Person, type PersonCard } from './read-people.ts';
import { readComparedTickets, type PricedTicket } from './sold-tickets.ts';

type Change = ProfileChange<KnownProfile>;

/** The data that are the same for all people. */
interface Shop {
  readonly today: string;
  readonly profiles: KnownProfiles;
  readonly configuration: Awaited<ReturnType<Services['settings']['systemConfiguration']>>;
  readonly numbers: Awaited<ReturnType<Services['settings']['numbers']>>;
  readonly fee: number;
  /**
   * The people who have already paid the fee for their next chip card: their fee was for an application that was later
   * rejected.
   */
  readonly paidFor: ReadonlySet<number>;
  readonly ticketOf: Awaited<ReturnType<typeof readComparedTickets>>;
}

const relationOf = ({ link, birthDay, cards }: Person) => ({
  type: link,
  birthDay,
  activeCards: cards.filter(({ isActive }) => isActive),
});

const mayActFor = ({ configuration, today }: Pick<Shop, 'configuration' | 'today'>, person: Person): boolean =>
  !asksManageable(configuration) || unmanageableReason(relationOf(person), today) === null;

/** The day from which the account may not act for an assigned child any more; null if it is not within twelve months. */
function ownAccountFrom({ configuration, today }: Pick<Shop, 'configuration' | 'today'>, person: Person) {
  const { birthDay, link } = person;
  if (birthDay === null || link !== 'ASSIGNED' || !asksManageable(configuration)) return null;
  const grown = addYears(birthDay, minimumCustomerAge);
  return today < grown && grown <= lastDayWithinYear(today) ? grown : null;
}

function toNext({ profile, isSame, from, keeps, price }: PossibleProfile, attachmentsAllowed: boolean) {
  const { id, displayName, isic, cardApplicationAttachmentTypes } = profile;
  const papers = attachmentsAllowed ? cardApplicationAttachmentTypes.map((type) => type.displayName) : [];
  return { profile: { id, displayName }, isSame, from, keeps, papers, isic, price };
}

const noStep = { carrierType: null, fee: null, applicationId: null, possibleFrom: null, obstacle: null } as const;

function toStep({ fee, paidFor }: Shop, { customerId }: Person, step: NextStep): UpcomingChange['step'] {
  const feeOf = (carrierType: ApplicationCarrier) =>
    carriers[carrierType].hasFee && !paidFor.has(customerId) ? fee : 0;
  return 'carrierType' in step ? { ...noStep, ...step, fee: feeOf(step.carrierType) } : { ...noStep, ...step };
}

function possibleProfiles(
  shop: Shop,
  person: Person,
  change: Change,
  ticket: PricedTicket | null,
  carrier: ApplicationCarrier,
) {
  const { configuration, numbers, profiles, today } = shop;
  const { lastDay, firstDayAfter } = change;
  return possibleNextProfiles({
    today,
    birthDay: person.birthDay,
    lastDay,
    firstDayAfter,
    heldId: change.profile?.id ?? null,
    profiles,
    offer: {
      attachmentsAllowed: configuration.cardApplicationAttachmentAllowed,
      isicAllowed: configuration.isIsicAllowed,
    },
    profileYears: numbers.CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS,
    cardYears: numbers[carriers[carrier].validitySetting],
    priceWith: (profileId) => ticket?.priceOf(profileId, firstDayAfter) ?? null,
  });
}

function toComparedTicket(ticket: PricedTicket | null, heldId: number | undefined, today: string) {
  if (ticket === null || heldId === undefined) return null;
  const { priceOf, ...shown } = ticket;
  return { ...shown, price: priceOf(heldId, today) };
}

function toChange(shop: Shop, person: Person, change: Change, card: PersonCard): UpcomingChange {
  const { today, configuration, numbers } = shop;
  const { kind, profile, lastDay, firstDayAfter } = change;
  const ticket =
    profile === null ? null : shop.ticketOf({ customerId: person.customerId, profileId: profile.id, firstDayAfter });
  const who = {
    link: person.link,
    manageable: mayActFor(shop, person),
    cardType: card.customerCardType,
    configuration,
  };
  const possible = possibleProfiles(shop, person, change, ticket, stepCarrier(who) ?? applicationCarriers[0]);
  const dueFrom = addDays(lastDay, -numbers.ESHOP_UPCOMING_CHANGE_NOTIFICATION);
  const step = changeStep({
    today,
    birthDay: person.birthDay,
    ...who,
    openApplicationId: person.openApplicationId,
    hasNext: possible.length > 0,
    dueFrom,
  });
  return {
    kind,
    profile: profile && { id: profile.id, displayName: profile.displayName },
    cardNumber: card.cardNumber,
    lastDay,
    firstDayAfter,
    dueFrom,
    isDue: dueFrom <= today,
    next: possible.map((one) => toNext(one, configuration.cardApplicationAttachmentAllowed)),
    ticket: toComparedTicket(ticket, profile?.id, today),
    step: toStep(shop, person, step),
  };
}

function toPersonChanges(shop: Shop, { person, changes }: Changing): PersonChanges {
  const { customerId, fullName, cards } = person;
  const shown = changes.flatMap((change) => {
    const card = cards.find(({ id }) => id === change.cardId);
    return card === undefined ? [] : [toChange(shop, person, change, card)];
  });
  return { customerId, fullName, ownAccountFrom: ownAccountFrom(shop, person), changes: shown };
}

/** A person for whom something changes. */
interface Changing {
  readonly person: Person;
  readonly changes: readonly Change[];
}

/**
 * The upcoming changes of the account's people in the next twelve months. The number of queries does not depend on the
 * number of people (GRO-01).
 */
export async function readUpcomingChanges(reading: ChangesReading): Promise<PersonChanges[]> {
  const { database, services, today, locale } = reading;
  const profiles = await readKnownProfiles(database, locale);
  const people = await readPeopleWithCards(database, reading, profiles);
  const configuration = await services.settings.systemConfiguration(database);
  const found = people.map((person): Changing => ({ person, changes: upcomingProfileChanges({ ...person, today }) }));
  const changing = found.filter(
    ({ person, changes }) => changes.length > 0 || ownAccountFrom({ configuration, today }, person) !== null,
  );
  if (changing.length === 0) return [];
  const ids = changing.map(({ person }) => person.customerId);
  const shop: Shop = {
    today,
    profiles,
    configuration,
    numbers: await services.settings.numbers(database),
    fee: (await cardIssueFee(database)).price,
    paidFor: await readCountingFees(database, ids),
    ticketOf: await readComparedTickets(reading, ids),
  };
  return changing.map((one) => toPersonChanges(shop, one));
}
