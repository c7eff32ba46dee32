import {
  mostTicketBytes,
  replayTicketFormat,
  type ReplayTicket,
  type TicketFlow,
  type TicketStep,
} from '#contract/entities/replay-ticket.ts';
import type { LoggedBeginning, Stretch } from '../flow-log/flow-log.ts';
import { createRedaction, findBirthDayLimits } from './redact.ts';
import { createStandIns } from './stand-ins.ts';

export interface TicketAbout {
  readonly version: string;
  /** The path of the page. */
  readonly path: string;
  readonly language: string;
  /** In epoch milliseconds, by the shop's clock. */
  readonly now: number;
  /** The operator's local day, ISO. */
  readonly today: string;
}

const valuesOf = ({ beginning, steps }: Stretch): readonly unknown[] => [beginning, ...steps.map(({ event }) => event)];

type Redact = (machine: string, value: unknown) => unknown;

function redactBeginning(machine: string, beginning: LoggedBeginning, redact: Redact): TicketFlow['beginning'] {
  if (beginning.by === 'input') return { by: 'input', input: redact(machine, beginning.input) };
  const { by, value, status, history, context } = beginning;
  return { by, value, status, history, context: redact(machine, context) };
}

/** The event type is kept: it is a name in the code, or contains the id of an actor. */
const redactEvent = (machine: string, event: object, redact: Redact): TicketStep['event'] =>
  Object.assign(redact(machine, event) as object, { type: (event as { readonly type: string }).type });

const bytesOf = (ticket: ReplayTicket): number => new TextEncoder().encode(JSON.stringify(ticket)).length;

/** The path without the numbers of orders and people, and without the query. */
const pageOf = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .replaceAll(/\d+/g, '0')
    .slice(0, 200);

/**
 * Makes a ticket from the flow log: without anything about a person, and small enough to be sent. The oldest steps are
 * left out first.
 */
export function takeTicket(stretches: readonly Stretch[], about: TicketAbout): ReplayTicket {
  const redact = createRedaction(createStandIns(findBirthDayLimits(stretches.flatMap(valuesOf), about.today)));
  const parts = stretches.map(({ machine, beginning, state, steps }, number) => ({
    flow: { number, machine, beginning: redactBeginning(machine, beginning, redact), state },
    steps: steps.map(({ at, event, state: reached }) => ({
      flow: number,
      at,
      event: redactEvent(machine, event, redact),
      state: reached,
    })),
  }));
  const ticketOf = (from: number): ReplayTicket => {
    const kept = parts.slice(from);
    const steps = kept.flatMap((part) => part.steps).toSorted((one, other) => one.at - other.at);
    const first = steps[0]?.at ?? 0;
    return {
      format: replayTicketFormat,
      version: about.version,
      taken: new Date(about.now).toISOString(),
      page: pageOf(about.path),
      language: about.language,
      flows: kept.map(({ flow }) => flow),
      steps: steps.map((step) => ({ ...step, at: Math.round(step.at - first) })),
    };
  };
  let from = 0;
  let ticket = ticketOf(from);
  while (bytesOf(ticket) > mostTicketBytes && from < parts.length) {
    from += Math.max(1, Math.ceil((parts.length - from) / 8));
    ticket = ticketOf(from);
  }
  return ticket;
}
