import type { SnapshotFrom } from 'xstate';
import { isStartBlocked } from '#rules/ticket-fare-check.ts';
import { narrowStartWindow, ticketStartWindow } from '#rules/ticket-start.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { betterTicketFor } from './ticket-fare.better.ts';
import { zoneInWords } from './ticket-fare.changes.ts';
import { isStartFixed } from './ticket-fare.choice.ts';
import { explanationOf } from './ticket-fare.explanation.ts';
import type { ticketFareMachine } from './ticket-fare.machine.ts';
import { lossesOf, notesOf, type TicketFareMessage } from './ticket-fare.messages.ts';
import { networkEntries } from './ticket-fare.network.ts';
import { chosenOffer, chosenZone, outlivesCard, ticketFareProblems } from './ticket-fare.problems.ts';
import { ticketRow, lastBoughtFirst } from './ticket-fare.rows.ts';

type Snapshot = SnapshotFrom<typeof ticketFareMachine>;

export type TicketFareField = 'validFrom' | 'combination' | 'zone';

const fields: Readonly<Record<string, TicketFareField>> = {
  VALID_FROM_REQUIRED: 'validFrom',
  NOT_A_DAY: 'validFrom',
  VALID_FROM_IN_PAST: 'validFrom',
  INVALID_VALID_FROM: 'validFrom',
  TICKET_FARE_EXCEEDS_CARD_VALIDITY: 'validFrom',
  TICKET_FARE_EXCEEDS_PROFILE_VALIDITY: 'validFrom',
  TICKET_FARE_EXCEEDS_COMBINATION_VALIDITY: 'validFrom',
  TICKET_FARE_COLLISION: 'validFrom',
  VALIDITY_BEYOND_CALENDAR: 'validFrom',
  VALID_FROM_IN_PAST_FIXED_START: 'validFrom',
  TICKET_FARE_EXCEEDS_COMBINATION_VALIDITY_FIXED_START: 'validFrom',
  TICKET_FARE_COLLISION_FIXED_START: 'validFrom',
  COMBINATION_REQUIRED: 'combination',
  COMBINATION_NOT_OFFERED: 'combination',
  COMBINATION_LOST: 'combination',
  COMBINATION_LOST_ZONE_KEPT: 'combination',
  NO_POSSIBLE_COMBINATION: 'combination',
  INVALID_TICKET_COMBINATION: 'combination',
  INVALID_PRICE_LIST: 'combination',
  TOO_MANY_SHORT_TERM_TICKETS: 'combination',
  ZONE_REQUIRED: 'zone',
  ZONE_LOST_BY_DAY: 'zone',
  ZONE_LOST_BY_TICKET: 'zone',
  INVALID_ZONE: 'zone',
};

/**
 * The messages that advise to choose another day. The messages have other texts for a ticket that always starts today.
 */
const aboutDay: ReadonlySet<string> = new Set([
  'VALID_FROM_IN_PAST',
  'TICKET_FARE_EXCEEDS_COMBINATION_VALIDITY',
  'TICKET_FARE_COLLISION',
]);

const messageNamed = (name: string): TicketFareMessage => ({ name, metadata: {} });

/** If a reduced profile ends too early, the combination gets a message as well (TFR-01). */
const withCombination = (problem: TicketFareMessage): readonly TicketFareMessage[] =>
  problem.name === 'TICKET_FARE_EXCEEDS_PROFILE_VALIDITY'
    ? [problem, messageNamed('INVALID_TICKET_COMBINATION')]
    : [problem];

function dayMessages({ context: { start, typedStart, demanded } }: Snapshot): readonly TicketFareMessage[] {
  if (start !== null) return [{ name: 'VALID_FROM_IN_PAST', metadata: { ticketValidFrom: start } }];
  if (!demanded) return [];
  return [messageNamed(typedStart.trim() === '' ? 'VALID_FROM_REQUIRED' : 'NOT_A_DAY')];
}

function demandMessages({ demanded, combinationId, zoneName }: Snapshot['context']): readonly TicketFareMessage[] {
  if (!demanded) return [];
  if (combinationId === null) return [messageNamed('COMBINATION_REQUIRED')];
  return zoneName === null ? [messageNamed('ZONE_REQUIRED')] : [];
}

const isDecided = (snapshot: Snapshot): boolean => snapshot.matches({ choosing: 'listed' });

const isReading = (snapshot: Snapshot): boolean => snapshot.matches({ choosing: 'readingOffers' });

const messageForStart = (message: TicketFareMessage, isFixed: boolean): TicketFareMessage =>
  isFixed && aboutDay.has(message.name) ? { ...message, name: `${message.name}_FIXED_START` } : message;

/** All messages about the current choice without duplicates, the messages of the server first. */
function messagesOf(snapshot: Snapshot): readonly TicketFareMessage[] {
  const { context } = snapshot;
  if (snapshot.matches({ choosing: 'dayMissing' })) return dayMessages(snapshot);
  if (!isDecided(snapshot)) return [];
  const messages = [
    ...(context.failure === null ? [] : withCombination(context.failure)),
    ...ticketFareProblems(context).flatMap(withCombination),
    ...lossesOf(context),
    ...demandMessages(context),
  ];
  return messages
    .filter(({ name }, index) => messages.findIndex((other) => other.name === name) === index)
    .map((message) => messageForStart(message, isStartFixed(context)));
}

function startField(snapshot: Snapshot) {
  const { today, start, typedStart, limits, tickets } = snapshot.context;
  const combination = chosenOffer(snapshot.context)?.combination ?? null;
  const window = limits === null ? null : ticketStartWindow(today, limits);
  return {
    day: start,
    text: typedStart,
    disabled: !snapshot.can({ type: 'changeValidFrom', day: today, text: today }),
    fixed: isStartFixed(snapshot.context),
    window: window === null || combination === null ? window : narrowStartWindow(window, combination),
    isBlocked: (day: string): boolean =>
      combination !== null && isStartBlocked({ combination, tickets: tickets.held, today }, day),
  };
}

function combinationField(snapshot: Snapshot) {
  const { context } = snapshot;
  const reading = isReading(snapshot);
  const areKnown = isDecided(snapshot) || snapshot.matches('saving');
  return {
    /** The ticket that was bought last comes first. The data in the rows belong to the chosen day. */
    rows: lastBoughtFirst(context).map((offer) => ticketRow(context, offer, areKnown)),
    chosen: context.combinationId,
    disabled: !context.offers.some(({ combination }) =>
      snapshot.can({ type: 'chooseCombination', id: combination.id }),
    ),
    reading,
  };
}

function zoneField(snapshot: Snapshot) {
  const { context } = snapshot;
  const options = chosenOffer(context)?.zones ?? [];
  return {
    options,
    network: networkEntries(context.offers, options),
    chosen: chosenZone(context)?.zone.name ?? null,
    /** The display name of the chosen zone, also if the chosen ticket is not sold for it. */
    name: zoneInWords(context),
    disabled: !snapshot.matches({ choosing: { listed: 'ready' } }),
    /** The prices of the zones belong to another day. */
    stale: !isDecided(snapshot) && !snapshot.matches('saving'),
  };
}

/** The ticket that would be bought; null until its validity is known. Prices in minor units. */
function preview(snapshot: Snapshot) {
  const { context } = snapshot;
  const offer = chosenOffer(context);
  const isShown = snapshot.matches({ choosing: { listed: 'ready' } }) || snapshot.matches('saving');
  if (!isShown || offer === null || offer.validity === null) return null;
  const zone = chosenZone(context);
  return {
    title: offer.combination.displayName,
    ...offer.validity,
    zone: zone?.zone.displayName ?? null,
    /** Null until a zone is chosen. */
    price: zone?.price ?? null,
    /** The list price, if the ISIC price is lower; otherwise null. */
    listPrice: zone !== null && zone.price < zone.listPrice ? zone.listPrice : null,
    /** The chosen ticket cannot be bought. */
    blocked: ticketFareProblems(context).length > 0,
    startsToday: offer.validity.validFrom <= context.today,
    outlivesCard: outlivesCard(context, offer),
    explanation: explanationOf(context),
  };
}

/** Another ticket that covers the same days, and its advantage; null = no ticket is offered. */
function betterOffer(snapshot: Snapshot) {
  const found = snapshot.can({ type: 'takeBetterTicket' }) ? betterTicketFor(snapshot.context) : null;
  if (found === null) return null;
  const { offer, saving, extraDays } = found;
  return { title: offer.combination.displayName, saving, extraDays };
}

/** The data that could not be fetched, for the message above the retry button; null = no data are missing. */
function missingData(snapshot: Snapshot): 'opening' | 'combinations' | null {
  if (snapshot.matches('unopened')) return 'opening';
  return snapshot.matches({ choosing: 'offersFailed' }) ? 'combinations' : null;
}

/**
 * Why the server refused, if no field is the reason. `isUnsure`: the ticket may have been added in spite of the failure.
 */
const refusalOf = ({ context: { failure } }: Snapshot) =>
  failure === null || failure.name in fields ? null : { message: failure, isUnsure: isPassing(failure) };

export const ticketFareView = (snapshot: Snapshot) => {
  const messages = messagesOf(snapshot);
  const messagesAt = (field: TicketFareField) => messages.filter(({ name }) => fields[name] === field);
  const losses = isDecided(snapshot) ? lossesOf(snapshot.context) : [];
  /** The messages about lost choices at this field. They are also part of the messages of the field. */
  const lossesAt = (field: TicketFareField) => losses.filter(({ name }) => fields[name] === field);
  return {
    opening: snapshot.matches('opening'),
    missing: missingData(snapshot),
    start: { ...startField(snapshot), messages: messagesAt('validFrom') },
    combination: {
      ...combinationField(snapshot),
      messages: messagesAt('combination'),
      losses: lossesAt('combination'),
    },
    zone: { ...zoneField(snapshot), messages: messagesAt('zone'), losses: lossesAt('zone') },
    preview: preview(snapshot),
    /** Prices and last days are unknown, because the first day is missing. */
    dayMissing: snapshot.matches({ choosing: 'dayMissing' }),
    /** For each field: a message about a change that needs no action of the person. */
    notes: notesOf(snapshot.context, isDecided(snapshot)),
    better: betterOffer(snapshot),
    refusal: isDecided(snapshot) ? refusalOf(snapshot) : null,
    saving: snapshot.matches('saving'),
    goesToCart: snapshot.context.wantsCart,
    canAdd: snapshot.can({ type: 'addToCart' }),
    canClose: snapshot.can({ type: 'close' }),
  };
};
