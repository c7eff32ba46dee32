import type { SnapshotFrom } from 'xstate';
import type { BoardPerson, BoardTicket } from '#contract/entities/family-board.ts';
import type { StartReason } from '#contract/enumerations.ts';
import { waitingApplication } from '#rules/application-wait.ts';
import { earlier } from '#rules/dates.ts';
import { isDue } from '#rules/family-board.ts';
import type { LineRefusal } from '#rules/line-refusals.ts';
import { monthLine, placeOf, stretchOf, type Stretch } from '#rules/month-line.ts';
import { explainPrice, type PriceExplanation } from '#rules/price-explanation.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import type { ChosenTicket } from '../ticket-fare/ticket-fare.types.ts';
import { canChoose, tickedTickets, ticketOf } from './family-board.lines.ts';
import type { familyBoardMachine } from './family-board.machine.ts';

type Snapshot = SnapshotFrom<typeof familyBoardMachine>;

const noPeople: readonly BoardPerson[] = [];

/** Whether a ticket is valid now, bought for later, or the next one that can be bought. */
export type BarKind = 'current' | 'next' | 'suggested';

export interface BoardBar extends Stretch {
  readonly id: string;
  readonly kind: BarKind;
}

/** The next ticket of a person. Prices in minor units. */
export interface NextTicket extends ChosenTicket {
  readonly explanation: PriceExplanation;
  /** CHOSEN: the person has chosen the day in the dialog. */
  readonly startReason: StartReason | 'CHOSEN';
  /** The last day of the person's previous ticket, ISO; null if the person has chosen the day. */
  readonly lastValidTo: string | null;
}

const kindOf = ({ validFrom }: BoardTicket, today: string): Exclude<BarKind, 'suggested'> =>
  validFrom > today ? 'next' : 'current';

function nextTicket({ context }: Snapshot, person: BoardPerson): NextTicket | null {
  const ticket = ticketOf(context, person);
  if (ticket === null) return null;
  const isSuggested = context.chosen[person.customerId] === undefined;
  return {
    ...ticket,
    explanation: explainPrice(ticket),
    startReason: isSuggested ? (person.suggestion?.startReason ?? 'CHOSEN') : 'CHOSEN',
    lastValidTo: isSuggested ? (person.suggestion?.lastValidTo ?? null) : null,
  };
}

const lineOf = ({ context }: Snapshot) => {
  const people = context.board?.people ?? noPeople;
  const days = people.flatMap((person) => [
    ...person.tickets.map(({ validTo }) => validTo),
    ticketOf(context, person)?.validTo ?? context.today,
  ]);
  return monthLine(context.today, days);
};

function barsOf(snapshot: Snapshot, person: BoardPerson, line: ReturnType<typeof lineOf>): readonly BoardBar[] {
  const next = ticketOf(snapshot.context, person);
  const all = [
    ...person.tickets.map((ticket) => ({
      ...ticket,
      id: String(ticket.id),
      kind: kindOf(ticket, snapshot.context.today),
    })),
    ...(next === null ? [] : [{ ...next, id: 'suggested', kind: 'suggested' as const }]),
  ];
  return all.flatMap(({ id, kind, validFrom, validTo }) => {
    const stretch = stretchOf(line, { validFrom, validTo });
    return stretch === null ? [] : [{ id, kind, ...stretch }];
  });
}

function personView(snapshot: Snapshot, person: BoardPerson, line: ReturnType<typeof lineOf>) {
  const { context } = snapshot;
  const { customerId, card } = person;
  return {
    ...person,
    /** The application that waits for an action of a person; null = no application. */
    waiting: waitingApplication(person.openApplication),
    tickets: person.tickets.map((ticket) => ({ ...ticket, kind: kindOf(ticket, context.today) })),
    bars: barsOf(snapshot, person, line),
    next: nextTicket(snapshot, person),
    ticked: context.ticked.includes(customerId),
    canToggle: snapshot.can({ type: 'toggle', customerId }),
    /** Whether another ticket can be chosen for the person in general, though perhaps not at this moment. */
    offersChange: canChoose(person),
    canChange: snapshot.can({ type: 'change', customerId }),
    isChanged: context.chosen[customerId] !== undefined,
    canUndo: snapshot.can({ type: 'undoChange', customerId }),
    /** Why this line was refused by the last request; null = it was not refused. */
    refusal: context.refusals.find((refusal): refusal is LineRefusal => refusal.cardId === card?.id) ?? null,
  };
}

export type PersonView = ReturnType<typeof personView>;

/** The last day on which everybody has a ticket; null = the ticket of somebody is due now. */
function allCoveredUntil({ context: { board, today } }: Snapshot): string | null {
  const coverages = (board?.people ?? noPeople).map(({ coverage }) => coverage);
  if (coverages.some((coverage) => isDue(coverage, today))) return null;
  return coverages.reduce<string | null>(
    (first, { until }) => (first === null || until === null ? until : earlier(first, until)),
    null,
  );
}

/**
 * The names of the people whose ticket of the draft was not restored. People who are no longer on the board are left
 * out.
 */
function notRestored({ context }: Snapshot): { readonly names: readonly string[] } | null {
  if (context.board === null || context.notRestored.length === 0) return null;
  const names = context.board.people.filter(({ customerId }) => context.notRestored.includes(customerId));
  return { names: names.map(({ fullName }) => fullName) };
}

export const familyBoardView = (snapshot: Snapshot) => {
  const { board, failure } = snapshot.context;
  const line = lineOf(snapshot);
  const ticked = tickedTickets(snapshot.context);
  const people = board?.people ?? noPeople;
  return {
    opening: board === null && snapshot.matches('reading'),
    unread: snapshot.matches('unread'),
    empty: snapshot.matches('empty'),
    busy: snapshot.hasTag('busy'),
    people: people.map((person) => personView(snapshot, person, line)),
    /** How many people are not shown on the board. */
    more: (board?.totalCount ?? 0) - people.length,
    months: line.months.map(({ first, days }) => ({ first, length: days / line.days })),
    todayAt: placeOf(line, snapshot.context.today),
    /** Whether a ticket can be ticked for at least one person. */
    offersTickets: people.some((person) => ticketOf(snapshot.context, person) !== null),
    allCoveredUntil: allCoveredUntil(snapshot),
    count: ticked.length,
    /** In minor units. */
    total: ticked.reduce((sum, { ticket }) => sum + ticket.price, 0),
    adding: snapshot.matches('adding'),
    canAdd: snapshot.can({ type: 'add' }),
    canTickAll: snapshot.can({ type: 'tickAll' }),
    canTickNone: snapshot.can({ type: 'tickNone' }),
    /**
     * The people whose ticket has to be chosen again, because it was not restored after the session expired; null =
     * nobody.
     */
    notRestored: notRestored(snapshot),
    /** At least one line was refused, so no ticket was added. */
    refused: snapshot.matches('choosing') && snapshot.context.refusals.length > 0,
    /** Why no ticket was added. `isUnsure`: the tickets may have been added in spite of the failure. */
    problem: failure === null || !snapshot.matches('choosing') ? null : { failure, isUnsure: isPassing(failure) },
  };
};
