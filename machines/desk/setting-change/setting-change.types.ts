import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { SystemConfigurationChanges } from '#contract/entities/configuration-changes.ts';
import type { DeskSetting } from '#contract/entities/desk-setting.ts';
import type { MoneyNotation } from '#rules/money-notation.ts';
import type { Failure } from '../../common/failure.ts';

/** What is entered, by field: on or off; a number or an amount; the names of choices; lines; or texts. */
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

/** What is wrong, by field. */
export type SettingProblems = Readonly<Record<string, SettingProblem>>;

export interface SettingChangeInput {
  /** The setting as the page has it. */
  readonly setting: DeskSetting;
  /** How the page writes amounts, and a typed one is read. */
  readonly notation: MoneyNotation;
}

export interface SettingChangeContext extends SettingChangeInput {
  readonly entered: EnteredSetting;
  /** The change was submitted at least once; from then on all errors are marked. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not. */
  readonly failure: Failure | null;
}

export type SettingChangeEvent =
  | { readonly type: 'change'; readonly field: string; readonly value: string }
  /** Enters what is set as long as nobody has changed it. */
  | { readonly type: 'enterStandard' }
  | { readonly type: 'submit' }
  | { readonly type: 'goBack' }
  | { readonly type: 'close' }
  | DoneActorEvent<void, 'send'>
  | ErrorActorEvent<unknown, 'send'>;

/** What `send` gets. */
export type SettingChangeRequest = SystemConfigurationChanges;
