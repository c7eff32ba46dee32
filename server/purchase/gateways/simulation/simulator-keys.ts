import type { Database } from '#server/platform/db/database.ts';
import { createSigner, createVerifier } from '../rsa.ts';
import type { DigestAlgorithm, Signer, Verifier } from '../rsa.ts';
import { sandboxKeys } from '../sandbox-keys.ts';

/** A gateway's keys: it signs with its own key and verifies with the merchant's key. */
export interface SimulatorKeys {
  readonly sign: Signer;
  readonly verify: Verifier;
}

export type LazyKeys = () => Promise<SimulatorKeys>;

async function readKeys(database: Database, owner: string, algorithm: DigestAlgorithm): Promise<SimulatorKeys> {
  const keys = await sandboxKeys(database, owner);
  return { sign: createSigner(keys.gateway, algorithm), verify: createVerifier(keys.merchant, algorithm) };
}

/** The keys of a simulator; they are read at first use and cached. */
export function lazyKeys(database: Database, owner: string, algorithm: DigestAlgorithm): LazyKeys {
  let keys: Promise<SimulatorKeys> | undefined;
  return () => (keys ??= readKeys(database, owner, algorithm));
}
