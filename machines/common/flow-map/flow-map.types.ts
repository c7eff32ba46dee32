import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { LiveDrawing } from '#contract/live-drawing.ts';

/** A machine of the shop that runs now. */
export interface RunningMachine {
  /** A number from 1 upwards, in the order in which the map has found the machines. */
  readonly id: number;
  /** The machine's id, such as `ticketFare`. */
  readonly flow: string;
}

/** A call of the shop that waits before it is sent. */
export interface HeldCall {
  readonly id: number;
  /** The endpoint's name, such as `addTicketFare`. */
  readonly name: string;
}

export interface FlowMapContext {
  /** The machine that changed last is at the end. */
  readonly machines: readonly RunningMachine[];
  /** The id of the machine that the tester has chosen; null = the map shows the machine that changed last. */
  readonly chosen: number | null;
  /** The flow whose drawing is being fetched, is shown or could not be fetched; null = no flow. */
  readonly drawn: string | null;
  /** Null until it is fetched. */
  readonly drawing: LiveDrawing | null;
  readonly held: readonly HeldCall[];
}

export type FlowMapEvent =
  /** A machine has started, changed or ended. */
  | { readonly type: 'watched'; readonly machines: readonly RunningMachine[] }
  | { readonly type: 'choose'; readonly id: number }
  | { readonly type: 'follow' }
  /** The tester sends an event, ends a waiting call or ends a delay: `change/empty`, `save=noAnswer`. */
  | { readonly type: 'take'; readonly step: string }
  | { readonly type: 'retry' }
  | { readonly type: 'hold' }
  | { readonly type: 'pass' }
  /** A call of the shop has started to wait, or has stopped waiting. */
  | { readonly type: 'waiting'; readonly held: readonly HeldCall[] }
  | { readonly type: 'letThrough'; readonly id: number }
  | { readonly type: 'letAllThrough' }
  | DoneActorEvent<LiveDrawing, 'readDrawing'>
  | ErrorActorEvent<unknown, 'readDrawing'>;
