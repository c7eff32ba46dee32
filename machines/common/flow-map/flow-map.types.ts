import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { LiveDrawing } from '#contract/live-drawing.ts';

/** A machine of the shop that runs now. */
export interface RunningMachine {
  /** Counted from 1 in the order in which the map has met them. */
  readonly id: number;
  /** The machine's id: `ticketFare`. */
  readonly flow: string;
}

/** A call of the shop that waits before it is sent. */
export interface HeldCall {
  readonly id: number;
  /** The endpoint's name: `addTicketFare`. */
  readonly name: string;
}

export interface FlowMapContext {
  /** The one that changed last is the last. */
  readonly machines: readonly RunningMachine[];
  /** The id of the machine that the tester has chosen; null = the map follows the one that changed last. */
  readonly chosen: number | null;
  /** The flow whose drawing is being read, is shown or could not be read; null = none. */
  readonly drawn: string | null;
  /** Null until it is read. */
  readonly drawing: LiveDrawing | null;
  readonly held: readonly HeldCall[];
}

export type FlowMapEvent =
  /** A machine has started, changed or ended. */
  | { readonly type: 'watched'; readonly machines: readonly RunningMachine[] }
  | { readonly type: 'choose'; readonly id: number }
  | { readonly type: 'follow' }
  /** The tester sends an event, settles a waiting call or lets a delay run out: `change/empty`, `save=noAnswer`. */
  | { readonly type: 'take'; readonly step: string }
  | { readonly type: 'retry' }
  | { readonly type: 'hold' }
  | { readonly type: 'pass' }
  /** A call of the shop has begun to wait, or waits no longer. */
  | { readonly type: 'waiting'; readonly held: readonly HeldCall[] }
  | { readonly type: 'letThrough'; readonly id: number }
  | { readonly type: 'letAllThrough' }
  | DoneActorEvent<LiveDrawing, 'readDrawing'>
  | ErrorActorEvent<unknown, 'readDrawing'>;
