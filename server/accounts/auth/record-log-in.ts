import type { SignedToken } from '../../platform/credentials/tokens.ts';
import type { Database } from '../../platform/db/database.ts';
import { logIns } from '../../platform/db/schema.ts';

/** What is stored of the name that a browser gives itself. */
const storedCharacters = 200;

interface LogIn extends Pick<SignedToken, 'tokenId' | 'ends'> {
  readonly accountId: number;
  readonly credentialsVersion: number;
  readonly userAgent: string | null;
  readonly telephoneApplication: boolean;
}

/** Remembers a successful log-in with its token, by which it can be ended. */
export async function recordLogIn(database: Database, { userAgent, ...logIn }: LogIn, now: Date): Promise<void> {
  const shortened = userAgent === null ? null : userAgent.slice(0, storedCharacters);
  await database.insert(logIns).values({ ...logIn, at: now, userAgent: shortened });
}
