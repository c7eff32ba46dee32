import * as v from 'valibot';

const texts = v.array(v.string());

const State = v.object({
  /** The id that XState gives to the state: `cart.present.open`. */
  id: v.string(),
  /** `present.open`; `''` for the machine as a whole. */
  path: v.string(),
  description: v.string(),
  requirements: texts,
});

const Transition = v.object({
  /** As in the reports of the gallery: `source | event | guard | targets`. */
  name: v.string(),
  /** The id of the state that declares it. */
  source: v.string(),
  event: v.string(),
});

const EventCases = v.object({
  /** Who sends the event: null = a person by a gesture, `outside`, or the source of the actor that sends it. */
  sender: v.nullable(v.string()),
  /** The payloads of the model by the names of its cases. */
  cases: v.record(v.string(), v.record(v.string(), v.unknown())),
});

const Outcome = v.object({
  name: v.string(),
  /** How the actor ends; with `snapshot` it is a machine of its own that goes on. */
  kind: v.picklist(['output', 'error', 'snapshot']),
  /** What it ends with; absent for nothing and for a snapshot. */
  value: v.optional(v.unknown()),
});

/**
 * What the gallery tells the live flow map of one machine: its drawing, its states and transitions, and the payloads and
 * outcomes of its model (docs/decisions/0033). One file for each machine, `/flows/live/<flow>.json`.
 */
export const LiveDrawing = v.object({
  /** The id of the machine: `ticketFare`. */
  flow: v.string(),
  /** The page in the gallery: `ticket-fare.html`. */
  page: v.string(),
  /** An `<svg>` whose groups of states have `data-state`, whose labels of transitions `data-transition`. */
  svg: v.string(),
  states: v.array(State),
  /** In the order of their declaration. */
  transitions: v.array(Transition),
  events: v.record(v.string(), EventCases),
  /** By the names under which the machine knows its actors. */
  outcomes: v.record(v.string(), v.array(Outcome)),
});
export type LiveDrawing = v.InferOutput<typeof LiveDrawing>;
