import { ApiError } from '../../platform/errors/api-error.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { NumberSetting } from '../../platform/settings/number-settings.ts';
import { attemptSubject, forgetAttempts } from './attempts.ts';
import type { AttemptLimit } from './attempts.ts';
import { countFailures } from './count-failures.ts';
import { findAccount } from './find-account.ts';
import { knownOriginOf } from './known-origins.ts';
import type { CallFrom } from './known-origins.ts';

/** A call with a password. `caller` is the person who has logged in already, for example to change the password. */
type PasswordCall = CallFrom & { readonly caller: Caller | undefined };

/** The subjects for which wrong passwords of an account are counted. */
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
  /** Few failures are allowed; a correct password deletes the counted failures. */
  readonly own: readonly AttemptLimit[];
  /** Many failures are allowed; a correct password does not delete the counted failures. */
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
  // Counted for the token, so that calls from many networks with a stolen token get no more guesses.
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
 * Checks a password (VIS-02) and counts wrong passwords. From a browser in which the account has logged in before, only
 * a small limit for this browser is used. From any other browser, up to three limits are used: a small limit for the
 * account from this network; a large limit for this network and all accounts; and, if the account has not used this
 * network before, a limit for the account from all networks, with a period of its own. A username without an account is
 * counted in the same way. Throws what `check` throws, and ApiError TOO_MANY_ATTEMPTS.
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
 * Deletes the counted failures of an account: for the whole account, and for the network and the browser of the call.
 * Afterwards no limit of the account refuses a log-in from this network and browser.
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
