import type { NumberSetting } from '../../platform/settings/number-settings.ts';
import { attemptSubject, type AttemptLimit } from './attempts.ts';

/** The subject that attempts are counted for, and the number allowed within REQUESTS_WINDOW_IN_MINUTES. */
interface Counted {
  readonly value: string;
  readonly allowed: number;
}

/**
 * The limits of an operation. The keys of `counted` name the kinds of subjects, such as the account or the network
 * address.
 */
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
