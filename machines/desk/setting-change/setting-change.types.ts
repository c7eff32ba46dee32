import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { SystemConfigurationChanges } from '#contract/entities/configuration-changes.ts';
import type { DeskSetting } from '#contract/entities/desk-setting.ts';
import type { MoneyNotation } from '#rules/money-notation.ts';
import type { Failure } from '../../common/failure.ts';

/** The entered text of each field: on or off; a number or an amount; the names of choices; lines; or free text. */
export type EnteredSetting = Readonly<Record<string, string>>;

export type SettingProblem =
  | 'NOT_A_NUMBER'
  | 'NOT_AN_AMOUNT'
  | 'NOT_AN_ADDRESS'
  | 'TOO_LOW'
  | 'TOO_HIGH'
  | 'TOO_MANY'
  | 'REQUIRED'
  | 'WRONG';

/** The error of each field that has an error. */
export type SettingProblems = Readonly<Record<string, SettingProblem>>;

export interface SettingChangeInput {
  /** The setting as it was when the dialog opened. */
  readonly setting: DeskSetting;
  /** The notation in which the page writes amounts and reads typed amounts. */
  readonly notation: MoneyNotation;
}

export interface SettingChangeContext extends SettingChangeInput {
  readonly entered: EnteredSetting;
  /** The change was submitted at least once; from then on all errors are shown. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

export type SettingChangeEvent =
  | { readonly type: 'change'; readonly field: string; readonly value: string }
  /** Enters the default value. */
  | { readonly type: 'enterStandard' }
  | { readonly type: 'submit' }
  | { readonly type: 'goBack' }
  | { readonly type: 'close' }
  | DoneActorEvent<void, 'send'>
  | ErrorActorEvent<unknown, 'send'>;

/** The input of `send`. */
export type SettingChangeRequest = SystemConfigurationChanges;
