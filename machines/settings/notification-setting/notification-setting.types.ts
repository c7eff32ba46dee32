import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { NotificationSetting } from '#contract/entities/notification-setting.ts';
import type { DaysRange } from '#rules/notification-days.ts';
import type { Failure } from '../../common/failure.ts';

/** A notification setting with the days that the operator allows for its type. */
export interface RangedSetting {
  readonly setting: NotificationSetting;
  readonly range: DaysRange;
}

export interface NotificationSettingContext {
  /** The settings of the account, one setting for each type; null until they are read. */
  readonly settings: readonly RangedSetting[] | null;
  /** Why the settings could not be read; null = no failure. */
  readonly failure: Failure | null;
}

export type NotificationSettingEvent =
  | { readonly type: 'retry' }
  | DoneActorEvent<readonly RangedSetting[], 'readSettings'>
  | ErrorActorEvent<unknown, 'readSettings'>;
