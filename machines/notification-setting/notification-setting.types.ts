import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../failure.ts';

/** How many days ahead a reminder can be sent, both limits included. */
export interface DaysRange {
  readonly min: number;
  readonly max: number;
}

/** The operator's ranges in days: before a card expires, and before a ticket expires. */
export interface NotificationRanges {
  readonly card: DaysRange;
  readonly ticket: DaysRange;
}

export interface NotificationSettingContext {
  /** Null until they are read. */
  readonly ranges: NotificationRanges | null;
  /** Why the ranges could not be read; null = no failure. */
  readonly failure: Failure | null;
}

export type NotificationSettingEvent =
  | { readonly type: 'retry' }
  | DoneActorEvent<NotificationRanges, 'readRanges'>
  | ErrorActorEvent<unknown, 'readRanges'>;
