import { ApiError } from '../../platform/errors/api-error.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { NumberSetting } from '../../platform/settings/number-settings.ts';
import { attemptSubject, forgetAttempts } from './attempts.ts';
import type { AttemptLimit } from './attempts.ts';
import { countFailures } from './count-failures.ts';
import { findAccount } from './find-account.ts';
import { knownOriginOf } from './known-origins.ts';
import type { CallFrom } from './known-origins.ts';

/** The call by which a password is given; `caller` when who calls has logged in before. */
type PasswordCall = CallFrom & { readonly caller: Caller | undefined };

/** What the wrong passwords for an account are counted by. */
const subjectsOf = (username: string, address: string) => {
  const account = username.toLowerCase();
  return {
    account: attemptSubject('loginAccount', account),
    pair: attemptSubject('login', account, address),
    deviceOf: (device: string) => attemptSubject('loginDevice', account, device),
    network: attemptSubject('login', address),
  };
};

interface Limits {
  /** Few failures are allowed; a right password deletes them. */
  readonly own: readonly AttemptLimit[];
  /** Many failures are allowed; a right password leaves those before. */
  readonly shared: readonly AttemptLimit[];
}

async function limitsOf(
  call: PasswordCall,
  username: string,
  numbers: Readonly<Record<NumberSetting, number>>,
): Promise<Limits> {
  const windowMinutes = numbers.LOGIN_FAILURES_WINDOW_IN_MINUTES;
  const few = (subject: string): AttemptLimit => ({ subject, allowed: numbers.LOGIN_FAILURES_ALLOWED, windowMinutes });
  const subjects = subjectsOf(username, call.address);
  const pair = few(subjects.pair);
  const network = { subject: subjects.network, allowed: numbers.LOGIN_FAILURES_ALLOWED_PER_ADDRESS, windowMinutes };
  // A stolen token guesses no more from many networks.
  if (call.caller !== undefined)
    return { own: [few(attemptSubject('loginToken', call.caller.tokenId)), pair], shared: [network] };
  const account = await findAccount(call.services.database, username);
  const known = await knownOriginOf(call, account?.id);
  if (known.device !== undefined) return { own: [few(subjects.deviceOf(known.device))], shared: [] };
  const ofAccount = {
    subject: subjects.account,
    allowed: numbers.LOGIN_FAILURES_ALLOWED_PER_ACCOUNT,
    windowMinutes: numbers.LOGIN_FAILURES_PER_ACCOUNT_WINDOW_IN_MINUTES,
  };
  return { own: [pair], shared: known.network ? [network] : [network, ofAccount] };
}

const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && (error.errorName === 'INVALID_CREDENTIALS' || error.errorName === 'INVALID_PASSWORD');

/**
 * Checks a password (VIS-02). Few wrong ones are allowed for an account from one network, many from a network for all
 * accounts, and some, by a slower limit, for an account from wherever it has not logged in before; from a browser where it
 * has, few, and nothing else counts. A username without an account counts in the same way. Throws what `check` throws, and
 * ApiError TOO_MANY_ATTEMPTS.
 * @param check throws ApiError INVALID_CREDENTIALS or INVALID_PASSWORD for a wrong password
 */
export async function countWrongPasswords<Result>(
  call: PasswordCall,
  username: string,
  check: () => Promise<Result>,
): Promise<Result> {
  const { database, settings } = call.services;
  const { own, shared } = await limitsOf(call, username, await settings.numbers(database));
  const attempt = { make: check, failed: isWrongPassword };
  const result = await countFailures(database, [...own, ...shared], call.now, attempt);
  for (const { subject } of own) await forgetAttempts(database, subject);
  return result;
}

/**
 * Deletes the counted failures of an account: from everywhere, and from the network and the browser of a call, so that no limit
 * of the account refuses a log-in there.
 */
export async function forgetLoginFailures(
  call: CallFrom,
  { id, username }: { readonly id: number; readonly username: string },
): Promise<void> {
  const { account, pair, deviceOf } = subjectsOf(username, call.address);
  const { device } = await knownOriginOf(call, id);
  const ofDevice = device === undefined ? [] : [deviceOf(device)];
  for (const subject of [account, pair, ...ofDevice]) await forgetAttempts(call.services.database, subject);
}
