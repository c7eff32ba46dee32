import { errors, jwtVerify, SignJWT } from 'jose';
import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { BoundedMap } from '../cache/bounded-map.ts';
import type { Database } from '../db/database.ts';
import { secret } from '../db/secret.ts';
import type { Clock } from '../time/clock.ts';

/** The account that a token is signed for; `credentialsVersion` is 0 until the account's password is first changed. */
export interface TokenHolder {
  readonly accountId: number;
  readonly username: string;
  readonly credentialsVersion?: number;
  /**
   * The account has the operator's role. The token contains it only for the page; the server checks the role in the
   * database.
   */
  readonly isStaff?: boolean;
}

/** A new token, with its id and its end. */
export interface SignedToken {
  readonly token: string;
  /** The token's `jti`. */
  readonly tokenId: string;
  readonly ends: Date;
}

/** The claims of a valid token. */
export interface TokenClaims extends Required<Omit<TokenHolder, 'isStaff'>> {
  readonly tokenId: string;
}

/**
 * Signs and checks the Bearer tokens: JWT HS256 with sub (account id), jti, username, ver, iat, exp by the shop's
 * clock, and `role` for the operator's staff.
 */
export interface Tokens {
  sign(holder: TokenHolder, lifetimeMinutes: number): Promise<SignedToken>;
  /** The claims of a token with a valid signature that has not expired; undefined for any other text. */
  verify(token: string): Promise<TokenClaims | undefined>;
}

const algorithm = 'HS256';
const Claims = v.object({
  sub: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
  jti: v.string(),
  username: v.string(),
  ver: v.pipe(v.number(), v.integer()),
  exp: v.number(),
});

interface Verified {
  readonly claims: TokenClaims;
  readonly expires: number;
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const form = /^[\w-]+\.[\w-]+\.([\w-]+)$/;

/**
 * Whether the token is exactly the text that was signed. Decoders ignore padding, foreign characters and spare bits at
 * the end of the signature; the other parts are covered by the signature.
 */
function isOriginalSpelling(token: string): boolean {
  const signature = form.exec(token)?.[1];
  return signature !== undefined && Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

async function check(token: string, key: Uint8Array, now: Date): Promise<Verified | undefined> {
  if (!isOriginalSpelling(token)) return undefined;
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], currentDate: now });
    const { sub, jti, username, ver, exp } = v.parse(Claims, payload);
    return { claims: { accountId: sub, username, tokenId: jti, credentialsVersion: ver }, expires: exp };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof v.ValiError) return undefined;
    throw error;
  }
}

/** Tokens are signed with the installation's secret, which is made at first start. A verified signature is cached. */
export async function createTokens(database: Database, clock: Clock): Promise<Tokens> {
  const key = Buffer.from(await secret(database, 'tokenKey', () => randomBytes(32).toString('base64')), 'base64');
  const verified = new BoundedMap<string, Verified>(10_000);
  return {
    async sign({ accountId, username, credentialsVersion = 0, isStaff = false }, lifetimeMinutes) {
      const issued = seconds(clock.now());
      const expires = issued + lifetimeMinutes * 60;
      const tokenId = randomUUID();
      const token = await new SignJWT({ username, ver: credentialsVersion, ...(isStaff ? { role: 'OPERATOR' } : {}) })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(String(accountId))
        .setJti(tokenId)
        .setIssuedAt(issued)
        .setExpirationTime(expires)
        .sign(key);
      return { token, tokenId, ends: new Date(expires * 1000) };
    },
    async verify(token) {
      const now = clock.now();
      const known = verified.get(token) ?? (await check(token, key, now));
      if (known === undefined || known.expires <= seconds(now)) return undefined;
      verified.set(token, known);
      return known.claims;
    },
  };
}
