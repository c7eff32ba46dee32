import * as v from 'valibot';
import { IsoMoment } from '../values.ts';

/** The format of a replay ticket; it gets another number if the format changes. */
export const replayTicketFormat = 'linka-replay-ticket/1';

/** The largest replay ticket: bytes of JSON in UTF-8. */
export const mostTicketBytes = 200_000;
const mostSteps = 600;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = (limit: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(limit));
const Label = v.pipe(v.string(), v.maxLength(1000));

/** For each id of a history state: the ids of the states to which the machine returns. */
const History = v.record(v.string(), v.array(v.string()));

/** The start of a flow: its input, or a later snapshot if the start is not in the records any more. */
const Beginning = v.variant('by', [
  v.object({ by: v.literal('input'), input: v.optional(v.unknown()) }),
  v.object({
    by: v.literal('snapshot'),
    value: v.union([v.string(), v.record(v.string(), v.unknown())]),
    context: v.optional(v.unknown()),
    history: v.optional(History),
    status: v.picklist(['active', 'done', 'error', 'stopped']),
  }),
]);

/** A machine that ran. `number` identifies it in this ticket; `state` is the label of its first recorded state. */
export const TicketFlow = v.object({
  number: Count,
  machine: name(60),
  beginning: Beginning,
  state: Label,
});
export type TicketFlow = v.InferOutput<typeof TicketFlow>;

/** An event of a machine, with its payload, and the state after it. `at`: milliseconds since the first step. */
export const TicketStep = v.object({
  flow: Count,
  at: Count,
  event: v.looseObject({ type: name(200) }),
  state: Label,
});
export type TicketStep = v.InferOutput<typeof TicketStep>;

/**
 * What happened in one browser tab, without personal data: the machines that ran, and each event with the state after
 * it, in the order of time. `npm run replay` runs it again. `page` is the path of the page, without its numbers and
 * query.
 */
export const ReplayTicket = v.pipe(
  v.strictObject({
    format: v.literal(replayTicketFormat),
    version: name(40),
    taken: IsoMoment,
    page: v.pipe(v.string(), v.maxLength(200)),
    language: v.pipe(v.string(), v.maxLength(10)),
    flows: v.pipe(v.array(TicketFlow), v.maxLength(mostSteps)),
    steps: v.pipe(v.array(TicketStep), v.maxLength(mostSteps)),
  }),
  v.check(({ flows, steps }) => {
    const numbers = new Set(flows.map(({ number }) => number));
    return numbers.size === flows.length && steps.every(({ flow }) => numbers.has(flow));
  }, 'has steps of a flow that it does not list, or lists one twice'),
);
export type ReplayTicket = v.InferOutput<typeof ReplayTicket>;
