import {
  mostTicketBytes,
  replayTicketFormat,
  type ReplayTicket,
  type TicketFlow,
  type TicketStep,
} from '#contract/entities/replay-ticket.ts';
import type { LoggedBeginning, Stretch } from '../flow-log/flow-log.ts';
import { createRedaction, limitsIn } from './redact.ts';
import { createStandIns } from './stand-ins.ts';

export interface TicketAbout {
  /** The version of the shop. */
  readonly version: string;
  /** The path of the page. */
  readonly path: string;
  readonly language: string;
  /** In epoch milliseconds, by the shop's clock. */
  readonly now: number;
  /** The operator's day, ISO. */
  readonly today: string;
}

const valuesOf = ({ beginning, steps }: Stretch): readonly unknown[] => [beginning, ...steps.map(({ event }) => event)];

type Redact = (machine: string, value: unknown) => unknown;

function redactBeginning(machine: string, beginning: LoggedBeginning, redact: Redact): TicketFlow['beginning'] {
  if (beginning.by === 'input') return { by: 'input', input: redact(machine, beginning.input) };
  const { by, value, status, history, context } = beginning;
  return { by, value, status, history, context: redact(machine, context) };
}

/** Types of events are names in the code; those of actors have the actor's id. */
const redactEvent = (machine: string, event: object, redact: Redact): TicketStep['event'] =>
  Object.assign(redact(machine, event) as object, { type: (event as { readonly type: string }).type });

const bytesOf = (ticket: ReplayTicket): number => new TextEncoder().encode(JSON.stringify(ticket)).length;

/** Numbers of orders and people are left out of paths, as are queries. */
const pageOf = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .replaceAll(/\d+/g, '0')
    .slice(0, 200);

/**
 * Makes of the flow log what may leave: without anything about a person, and small enough to be sent. The oldest is left
 * out first.
 */
export function takeTicket(stretches: readonly Stretch[], about: TicketAbout): ReplayTicket {
  const redact = createRedaction(createStandIns(limitsIn(stretches.flatMap(valuesOf), about.today)));
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
