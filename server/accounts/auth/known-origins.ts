import type { Call } from '../../platform/http/route.ts';
import { isKnownNetwork, rememberNetwork } from './known-networks.ts';

/** The part of a call that tells from where it comes. */
export type CallFrom = Pick<Call<never>, 'services' | 'now' | 'address' | 'deviceToken'>;

/** What an account knows of from where a call comes. */
export interface KnownOrigin {
  /** The browser in which the account has logged in; undefined for another one. */
  readonly device: string | undefined;
  /** Whether the account has logged in from this network. */
  readonly network: boolean;
}

/** What an account knows of from where a call comes; of no account, nothing. */
export async function knownOriginOf(call: CallFrom, accountId: number | undefined): Promise<KnownOrigin> {
  // Without an account the same is done, so that the time does not tell whether there is such an account.
  const asked = accountId ?? 0;
  return {
    device: call.services.deviceTokens.deviceOf(call.deviceToken, asked, call.now),
    network: await isKnownNetwork(call, asked),
  };
}

/** Makes the browser and the network of a call known to an account, when who calls has proved to be its owner. */
export async function rememberOrigin(
  call: CallFrom & Pick<Call<never>, 'rememberDevice'>,
  accountId: number,
): Promise<void> {
  await rememberNetwork(call, accountId);
  call.rememberDevice(call.services.deviceTokens.add(call.deviceToken, accountId, call.now));
}
