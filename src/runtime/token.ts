import * as v from 'valibot';
import { fromBase64Url } from '#rules/base64.ts';

/** A text that does not match could not be sent in a header. */
const wellFormed = /^[\w-]+\.([\w-]+)\.[\w-]+$/;
const Claims = v.object({
  exp: v.pipe(v.number(), v.finite()),
  sub: v.optional(v.string()),
  username: v.optional(v.string()),
  role: v.optional(v.string()),
});

/** The claims of a token. Only the server can verify them. */
export interface TokenClaims {
  /** The token's `exp`, in epoch milliseconds. */
  readonly expiresAt: number;
  /** Undefined if the token does not contain it. */
  readonly accountId: number | undefined;
  readonly username: string | undefined;
  /** Whether the account belongs to the operator's staff. */
  readonly isStaff: boolean;
}

const decode = (base64url: string): string => new TextDecoder().decode(fromBase64Url(base64url));

/** The claims of a token; null if it is not a token. */
export function claimsOf(token: string): TokenClaims | null {
  const payload = wellFormed.exec(token)?.[1];
  if (payload === undefined) return null;
  try {
    const { exp, sub, username, role } = v.parse(Claims, JSON.parse(decode(payload)));
    return {
      expiresAt: exp * 1000,
      accountId: sub === undefined ? undefined : Number(sub),
      username,
      isStaff: role === 'OPERATOR',
    };
  } catch {
    return null;
  }
}
