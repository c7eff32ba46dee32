import type { NumberSetting } from '../../platform/settings/number-settings.ts';
import { attemptSubject, type AttemptLimit } from './attempts.ts';

/** Who or what attempts are counted for, and how many are allowed in the window of REQUESTS_WINDOW_IN_MINUTES. */
interface Counted {
  readonly value: string;
  readonly allowed: number;
}

/** The limits of an operation by what it is counted for: the account, the network address, or a thing it is about. */
export const attemptLimits = (
  numbers: Readonly<Record<NumberSetting, number>>,
  operation: string,
  counted: Readonly<Record<string, Counted>>,
): AttemptLimit[] =>
  Object.entries(counted).map(([kind, { value, allowed }]) => ({
    subject: attemptSubject(operation, kind, value),
    allowed,
    windowMinutes: numbers.REQUESTS_WINDOW_IN_MINUTES,
  }));
