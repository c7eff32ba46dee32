import type { SignedToken } from '../../platform/credentials/tokens.ts';
import type { Database } from '../../platform/db/database.ts';
import { logIns } from '../../platform/db/schema.ts';

/** The longest part of a browser's User-Agent that is stored. */
const storedCharacters = 200;

interface LogIn extends Pick<SignedToken, 'tokenId' | 'ends'> {
  readonly accountId: number;
  readonly credentialsVersion: number;
  readonly userAgent: string | null;
  readonly telephoneApplication: boolean;
}

/** Stores a successful log-in with the id of its token, so that the log-in can be ended later. */
export async function recordLogIn(database: Database, { userAgent, ...logIn }: LogIn, now: Date): Promise<void> {
  const shortened = userAgent === null ? null : userAgent.slice(0, storedCharacters);
  await database.insert(logIns).values({ ...logIn, at: now, userAgent: shortened });
}
