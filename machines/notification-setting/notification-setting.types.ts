import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../failure.ts';

/** How many days ahead a reminder may come, both ends included. */
export interface DaysRange {
  readonly min: number;
  readonly max: number;
}

/** The operator's ranges: before a card expires, and before a ticket does. */
export interface NotificationRanges {
  readonly card: DaysRange;
  readonly ticket: DaysRange;
}

export interface NotificationSettingContext {
  readonly ranges: NotificationRanges | null;
  readonly failure: Failure | null;
}

export type NotificationSettingEvent =
  | { readonly type: 'retry' }
  | DoneActorEvent<NotificationRanges, 'readRanges'>
  | ErrorActorEvent<unknown, 'readRanges'>;
