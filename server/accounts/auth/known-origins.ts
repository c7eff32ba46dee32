import type { Call } from '../../platform/http/route.ts';
import { isKnownNetwork, rememberNetwork } from './known-networks.ts';

/** The part of a call that identifies the network and the browser of the caller. */
export type CallFrom = Pick<Call<never>, 'services' | 'now' | 'address' | 'deviceToken'>;

/** Whether an account has logged in before from the browser and the network of a call. */
export interface KnownOrigin {
  /** The id of the browser, if the account has logged in with it before. */
  readonly device: string | undefined;
  /** Whether the account has logged in from this network. */
  readonly network: boolean;
}

/** Stands for an account that does not exist: the ids of accounts begin at 1. */
const noAccount = 0;

/**
 * Checks whether an account has logged in before from the browser and the network of a call. Without an account, both
 * are unknown.
 */
export async function knownOriginOf(call: CallFrom, accountId: number | undefined): Promise<KnownOrigin> {
  // The same work is done without an account, so that the response time does not reveal whether the account exists.
  const asked = accountId ?? noAccount;
  return {
    device: call.services.deviceTokens.deviceOf(call.deviceToken, asked, call.now),
    network: await isKnownNetwork(call, asked),
  };
}

/** Stores the browser and the network of a call for an account, after the caller has proved to be its owner. */
export async function rememberOrigin(
  call: CallFrom & Pick<Call<never>, 'rememberDevice'>,
  accountId: number,
): Promise<void> {
  await rememberNetwork(call, accountId);
  call.rememberDevice(call.services.deviceTokens.add(call.deviceToken, accountId, call.now));
}
