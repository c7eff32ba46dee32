import type { NotificationSetting } from '#contract/entities/notification-setting.ts';
import type { DaysRange } from '#rules/notification-days.ts';
import type { Failure } from '../../common/failure.ts';

/** What can be chosen of a setting. */
export type NotificationChoice = Pick<NotificationSetting, 'daysInAdvance' | 'email'>;

/** What a save sends: whose setting, and what was chosen. */
export interface NotificationSave {
  readonly id: number;
  readonly choice: NotificationChoice;
}

/** What was in the controls when the session expired, before it was saved (SES-02). */
export type NotificationRowDraft = Pick<NotificationRowContext, 'typed' | 'email'>;

export interface NotificationRowInput {
  readonly setting: NotificationSetting;
  readonly range: DaysRange;
  /** What to open with again; null = what is saved. */
  readonly draft: NotificationRowDraft | null;
}

export interface NotificationRowContext {
  readonly id: number;
  readonly type: NotificationSetting['type'];
  /** The days that are allowed; the server may tell another range when it refuses a save. */
  readonly range: DaysRange;
  /** The days as they are in the field: digits, or nothing. */
  readonly typed: string;
  readonly email: boolean;
  /** What the server has; null = unknown, since a save has failed. */
  readonly saved: NotificationChoice | null;
  /** What the present or the last save has sent; null before the first one. */
  readonly sent: NotificationChoice | null;
  /** The typed days were replaced by the nearest allowed ones, which is shown as soon as these are saved. */
  readonly adjusted: boolean;
  /** What was changed during a save is complete and need not wait for the pause. */
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
