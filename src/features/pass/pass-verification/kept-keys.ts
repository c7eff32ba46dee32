import * as v from 'valibot';
import { PassKeys } from '#contract/entities/pass.ts';
import { browserStore } from '#runtime/browser-store.ts';
import type { PassClock } from '#runtime/pass-clock.ts';
import { createStored } from '#runtime/stored.ts';
import { fetchPassKeys } from '../fetch-keys.ts';

const KeptKeys = v.object({ keys: PassKeys, time: v.object({ ahead: v.number(), latest: v.number() }) });

/** How long a check waits for newer keys from the network before it uses the stored keys, in milliseconds. */
const patience = 2000;

/**
 * The operator's public keys from the network, or else the keys that the browser has stored. Rejects with a Failure if
 * there are no keys.
 */
export function createKeySource(clock: PassClock): () => Promise<PassKeys> {
  const stored = createStored(browserStore, 'linka.passKeys', 1, KeptKeys);
  const before = stored.read();
  if (before !== null) clock.continueFrom(before.time);

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
