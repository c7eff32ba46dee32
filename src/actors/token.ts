import * as v from 'valibot';

const Claims = v.object({ exp: v.number() });

/** When a token expires, epoch milliseconds, by its `exp` claim; null where it is no token. */
export function expiryOf(token: string): number | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const parsed = v.safeParse(Claims, claims);
    return parsed.success ? parsed.output.exp * 1000 : null;
  } catch {
    return null;
  }
}
