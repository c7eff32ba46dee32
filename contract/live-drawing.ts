import * as v from 'valibot';

const texts = v.array(v.string());

const State = v.object({
  /** XState's id of the state: `cart.present.open`. */
  id: v.string(),
  /** The path of the state: `present.open`; `''` for the whole machine. */
  path: v.string(),
  description: v.string(),
  requirements: texts,
});

const Transition = v.object({
  /** The name in the gallery's reports: `source | event | guard | targets`. */
  name: v.string(),
  /** The id of the state that declares the transition. */
  source: v.string(),
  event: v.string(),
});

const EventCases = v.object({
  /** The sender of the event: null = a person by a gesture; `outside`; or the `src` of the actor that sends it. */
  sender: v.nullable(v.string()),
  /** For each case of the model: the event's payload. */
  cases: v.record(v.string(), v.record(v.string(), v.unknown())),
});

const Outcome = v.object({
  name: v.string(),
  /** How the actor ends. `snapshot`: the actor is a child machine that continues. */
  kind: v.picklist(['output', 'error', 'snapshot']),
  /** The output or error of the actor; absent if there is none, and for a snapshot. */
  value: v.optional(v.unknown()),
});

/**
 * The gallery's data of one machine for the live flow map: its drawing, its states and transitions, and the payloads and
 * outcomes of its model (docs/decisions/0033). Each machine has a file, `/flows/live/<flow>.json`.
 */
export const LiveDrawing = v.object({
  /** The id of the machine: `ticketFare`. */
  flow: v.string(),
  /** The page in the gallery: `ticket-fare.html`. */
  page: v.string(),
  /** An `<svg>`. Its groups of states have `data-state`, its labels of transitions `data-transition`. */
  svg: v.string(),
  states: v.array(State),
  /** In the order of their declaration. */
  transitions: v.array(Transition),
  events: v.record(v.string(), EventCases),
  /** For each actor, by its name in the machine: the possible outcomes. */
  outcomes: v.record(v.string(), v.array(Outcome)),
});
export type LiveDrawing = v.InferOutput<typeof LiveDrawing>;
