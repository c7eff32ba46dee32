import * as v from 'valibot';
import { PassKeys } from '#contract/entities/pass.ts';
import { browserStore } from '#runtime/browser-store.ts';
import type { PassClock } from '#runtime/pass-clock.ts';
import { createStored } from '#runtime/stored.ts';
import { fetchPassKeys } from '../fetch-keys.ts';

const KeptKeys = v.object({ keys: PassKeys, time: v.object({ ahead: v.number(), latest: v.number() }) });

/** Kept keys wait so long for newer ones, in milliseconds. */
const patience = 2000;

/**
 * The operator's public keys: from the network, else those that the browser has kept from before. Rejects with a Failure if
 * there are none.
 */
export function createKeySource(clock: PassClock): () => Promise<PassKeys> {
  const stored = createStored(browserStore, 'linka.passKeys', 1, KeptKeys);
  const before = stored.read();
  if (before !== null) clock.goOnFrom(before.time);

  const fetchAndKeep = async (): Promise<PassKeys> => {
    const keys = await fetchPassKeys(clock);
    stored.write({ keys, time: clock.known() });
    return keys;
  };

  return async () => {
    const kept = stored.read()?.keys;
    const fetched = fetchAndKeep();
    if (kept === undefined) return fetched;
    const late = new Promise<PassKeys>((resolve) => {
      setTimeout(() => resolve(kept), patience);
    });
    return Promise.race([fetched.catch(() => kept), late]);
  };
}
