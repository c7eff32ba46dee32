import type { CardProfile, CustomerCard } from '#contract/entities/customer-card.ts';
import type { ComputedValidity, TicketCombination } from '#contract/entities/tariff.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { cardTypes } from './card-types.ts';
import { holdsDay } from './date-range.ts';
import type { DateRange } from './date-range.ts';
import { isShortTerm } from './short-term.ts';
import type { HeldTicket } from './ticket-collision.ts';
import { collidesWithTickets, collidingTicket } from './ticket-collision.ts';
import type { StartLimits, StartWindow } from './ticket-start.ts';
import { isInStartWindow, narrowStartWindow, ticketStartWindow } from './ticket-start.ts';
import type { TariffRule } from './ticket-validity.ts';
import { fitsCalendar, startsOnlyToday, ticketValidity } from './ticket-validity.ts';

type HeldProfile = Pick<CardProfile, 'validFrom' | 'validTo'> & {
  readonly profile: Pick<CardProfile['profile'], 'id'>;
};

export interface TicketFareCheck {
  readonly today: string;
  /** The chosen start, ISO day; a calendar or fixed ticket may be valid from an earlier day. */
  readonly start: string;
  readonly limits: StartLimits;
  readonly card: Pick<CustomerCard, 'validTo'> & {
    readonly profileOne: HeldProfile | null;
    readonly profileTwo: HeldProfile | null;
  };
  readonly combination: Pick<TicketCombination, 'validFrom' | 'validTo'> & {
    readonly tariffProfile: TariffRule;
    readonly customerProfile: Pick<TicketCombination['customerProfile'], 'id' | 'reduced' | 'checkTicketCollision'>;
  };
  /** The customer's tickets; expired and cancelled ones are ignored. */
  readonly tickets: readonly HeldTicket[];
  /** How many more short-term tickets the card may have; null = no limit. Only the server checks this. */
  readonly shortTermRoom?: number | null;
}

/** The facts that the page knows as well. */
type PageCheck = Omit<TicketFareCheck, 'shortTermRoom'>;

export type TicketFareErrorName = Extract<
  ErrorName,
  | 'VALID_FROM_IN_PAST'
  | 'INVALID_VALID_FROM'
  | 'INVALID_TICKET_COMBINATION'
  | 'TICKET_FARE_EXCEEDS_COMBINATION_VALIDITY'
  | 'TICKET_FARE_EXCEEDS_CARD_VALIDITY'
  | 'TICKET_FARE_EXCEEDS_PROFILE_VALIDITY'
  | 'TICKET_FARE_COLLISION'
  | 'TOO_MANY_SHORT_TERM_TICKETS'
>;

/**
 * The days for the message of a problem (TFR-01), ISO. `ticket…` is the new ticket, `heldTicket…` the existing ticket
 * that it would overlap; `earliest…` and `latest…` are the days on which the new ticket can start.
 */
export type TicketFareMetadata = Readonly<
  Partial<
    Record<
      | 'cardValidTo'
      | 'profileValidFrom'
      | 'profileValidTo'
      | 'ticketCombinationValidFrom'
      | 'ticketCombinationValidTo'
      | 'ticketValidFrom'
      | 'ticketValidTo'
      | 'heldTicketValidFrom'
      | 'heldTicketValidTo'
      | 'earliestValidFrom'
      | 'latestValidFrom',
      string
    >
  >
>;

export interface TicketFareProblem<Name extends TicketFareErrorName = TicketFareErrorName> {
  readonly name: Name;
  readonly metadata: TicketFareMetadata;
}

/** A problem that the page finds as well; only the server knows how many short-term tickets the card may have. */
type PageProblem = TicketFareProblem<Exclude<TicketFareErrorName, 'TOO_MANY_SHORT_TERM_TICKETS'>>;

/**
 * Whether the chosen ticket is in the past. A calendar ticket may have begun already; every other ticket must start
 * today or later (TFR-01).
 */
export const isTicketFarePast = (type: TariffRule['type'], validity: ComputedValidity, today: string): boolean =>
  (type === 'CALENDAR' ? validity.validTo : validity.validFrom) < today;

const problem = <Name extends TicketFareErrorName>(
  name: Name,
  metadata: TicketFareMetadata = {},
): TicketFareProblem<Name> => ({ name, metadata });

/**
 * The first and the last possible start within the days on which the combination is sold. If the combination is not sold
 * on any allowed day: the first and the last allowed day.
 */
export function startDays(window: StartWindow, combination: DateRange | null): TicketFareMetadata {
  const narrowed = combination === null ? window : narrowStartWindow(window, combination);
  const { earliest, latest } = narrowed.earliest <= narrowed.latest ? narrowed : window;
  return { earliestValidFrom: earliest, latestValidFrom: latest };
}

function startProblem(check: PageCheck, validity: ComputedValidity): PageProblem | null {
  const { today, start, limits, combination } = check;
  const rule = combination.tariffProfile;
  if (start < today || isTicketFarePast(rule.type, validity, today)) {
    const ticketValidFrom = start < today ? start : validity.validFrom;
    return problem('VALID_FROM_IN_PAST', { ticketValidFrom, ticketValidTo: validity.validTo });
  }
  const window = startsOnlyToday(rule) ? { earliest: today, latest: today } : ticketStartWindow(today, limits);
  if (isInStartWindow(window, start)) return null;
  return problem('INVALID_VALID_FROM', { ...startDays(window, combination), ticketValidTo: validity.validTo });
}

function combinationProblem({ start, combination }: PageCheck, ticketValidTo: string): PageProblem | null {
  if (holdsDay(combination, start)) return null;
  return problem('TICKET_FARE_EXCEEDS_COMBINATION_VALIDITY', {
    ticketCombinationValidFrom: combination.validFrom,
    ...(combination.validTo === null ? {} : { ticketCombinationValidTo: combination.validTo }),
    ticketValidTo,
  });
}

/** A ticket that ends after the last day of the calendar is longer than every card. */
function cardProblem(check: PageCheck, validity: ComputedValidity): PageProblem | null {
  const { card, combination, start } = check;
  const { validTo: ticketValidTo } = validity;
  if (ticketValidTo <= card.validTo && fitsCalendar(combination.tariffProfile, start, validity)) return null;
  return problem('TICKET_FARE_EXCEEDS_CARD_VALIDITY', { cardValidTo: card.validTo, ticketValidTo });
}

/** Whether one of the profiles is valid both at the start and on the last day of the ticket. */
export const holdsProfile = (
  held: readonly DateRange[],
  { start, ticketValidTo }: { readonly start: string; readonly ticketValidTo: string },
): boolean => held.some((one) => holdsDay(one, start) && holdsDay(one, ticketValidTo));

/** The profiles of the card with this customer profile id. */
export const profilesOf = (
  { profileOne, profileTwo }: Omit<TicketFareCheck['card'], 'validTo'>,
  customerProfileId: number,
): readonly HeldProfile[] =>
  [profileOne, profileTwo].filter((held) => held !== null).filter(({ profile }) => profile.id === customerProfileId);

function profileProblem({ card, combination, start }: PageCheck, ticketValidTo: string): PageProblem | null {
  const { id, reduced } = combination.customerProfile;
  const held = profilesOf(card, id);
  const [profile] = held;
  if (profile === undefined) return problem('INVALID_TICKET_COMBINATION');
  if (!reduced || holdsProfile(held, { start, ticketValidTo })) return null;
  return problem('TICKET_FARE_EXCEEDS_PROFILE_VALIDITY', {
    profileValidFrom: profile.validFrom,
    ...(profile.validTo === null ? {} : { profileValidTo: profile.validTo }),
    ticketValidTo,
  });
}

function collisionProblem(check: PageCheck, validity: ComputedValidity): PageProblem | null {
  const { combination, tickets, today } = check;
  const held = collidingTicket(combination.customerProfile, validity, tickets, today);
  if (held === undefined) return null;
  return problem('TICKET_FARE_COLLISION', {
    heldTicketValidFrom: held.validFrom,
    heldTicketValidTo: held.validTo,
    ticketValidTo: validity.validTo,
  });
}

function shortTermProblem({ combination, shortTermRoom = null }: TicketFareCheck): TicketFareProblem | null {
  if (shortTermRoom === null || shortTermRoom > 0 || !isShortTerm(combination.tariffProfile)) return null;
  return problem('TOO_MANY_SHORT_TERM_TICKETS');
}

/**
 * All problems that forbid a ticket fare, by the same rules in the page and on the server (TFR-01), most important
 * first. The server answers with the first problem, the dialog shows all. Empty = the ticket can be bought. Throws a
 * RangeError for an incomplete tariff profile (ticket-validity.ts).
 */
export function pageProblems(check: PageCheck): readonly PageProblem[] {
  const validity = ticketValidity(check.combination.tariffProfile, check.start, check.today);
  return [
    startProblem(check, validity),
    combinationProblem(check, validity.validTo),
    cardProblem(check, validity),
    profileProblem(check, validity.validTo),
    collisionProblem(check, validity),
  ].filter((found) => found !== null);
}

/** The problems of {@link pageProblems}, and the one that only the server finds. */
export const checkTicketFare = (check: TicketFareCheck): readonly TicketFareProblem[] => [
  ...pageProblems(check),
  ...[shortTermProblem(check)].filter((found) => found !== null),
];

/** Whether a ticket that starts on this day would collide; the date picker does not offer such a day. */
export function isStartBlocked(
  { combination, tickets, today }: Pick<TicketFareCheck, 'combination' | 'tickets' | 'today'>,
  day: string,
): boolean {
  const validity = ticketValidity(combination.tariffProfile, day, today);
  return collidesWithTickets(combination.customerProfile, validity, tickets, today);
}

/** Whether the ticket would be valid longer than the card; for some types, a separate warning is shown then (TFR-01). */
export const warnsOfCardValidity = (
  card: Pick<CustomerCard, 'customerCardType' | 'validTo'>,
  validity: ComputedValidity,
): boolean => cardTypes[card.customerCardType].warnsOfEnd && validity.validTo > card.validTo;
