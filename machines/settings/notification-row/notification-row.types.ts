import type { NotificationSetting } from '#contract/entities/notification-setting.ts';
import type { DaysRange } from '#rules/notification-days.ts';
import type { Failure } from '../../common/failure.ts';

/** The values of a setting that a person can choose. */
export type NotificationChoice = Pick<NotificationSetting, 'daysInAdvance' | 'email'>;

/** The input of a save: the id of the setting and the choice. */
export interface NotificationSave {
  readonly id: number;
  readonly choice: NotificationChoice;
}

/** The values of the controls that were not saved when the session expired (SES-02). */
export type NotificationRowDraft = Pick<NotificationRowContext, 'typed' | 'email'>;

export interface NotificationRowInput {
  readonly setting: NotificationSetting;
  readonly range: DaysRange;
  /** The values to restore; null = the saved setting is shown. */
  readonly draft: NotificationRowDraft | null;
}

export interface NotificationRowContext {
  readonly id: number;
  readonly type: NotificationSetting['type'];
  /** The allowed days; a refusal of the server may contain another range. */
  readonly range: DaysRange;
  /** The text in the field: digits, or empty. */
  readonly typed: string;
  readonly email: boolean;
  /** The choice that the server has; null = not known, because a save has failed. */
  readonly saved: NotificationChoice | null;
  /** The choice that the running or the last save has sent; null before the first save. */
  readonly sent: NotificationChoice | null;
  /** The typed days were replaced by the nearest allowed number. A message is shown after this number is saved. */
  readonly adjusted: boolean;
  /** A change during a save is complete, so it is saved without waiting for a pause in typing. */
  readonly isComplete: boolean;
  /** Why the last save failed; null = no failure. */
  readonly failure: Failure | null;
}

export type NotificationRowEvent =
  | { readonly type: 'changeDays'; readonly typed: string }
  | { readonly type: 'changeEMail'; readonly email: boolean }
  /** The person has left the field or pressed Enter. */
  | { readonly type: 'finishTyping' }
  | { readonly type: 'retry' }
  /** The page is being left or closed. */
  | { readonly type: 'leave' };
