import { and, eq, sql } from 'drizzle-orm';
import { login } from '../../contract/endpoints/auth.ts';
import { remainingCartSeconds } from '../../rules/cart-lifetime.ts';
import type { Database } from '../db/database.ts';
import { accountLinks, customerAccounts, customers } from '../db/schema.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/route.ts';
import { route } from '../http/route.ts';
import { attemptSubject, claimAttempt, forgetAttempts } from './login-attempts.ts';
import { verifyPassword } from './passwords.ts';

function refuseEmpty({ username, password }: { username: string; password: string }): void {
  if (username.trim() === '') throw new ApiError('EMPTY_USERNAME', { errors: ['username should not be empty'] });
  if (password === '') throw new ApiError('EMPTY_PASSWORD', { errors: ['password should not be empty'] });
}

async function findAccount(database: Database, username: string) {
  const [row] = await database
    .select({
      account: customerAccounts,
      customer: { id: customers.id, firstName: customers.firstName, lastName: customers.lastName },
    })
    .from(customerAccounts)
    .leftJoin(accountLinks, and(eq(accountLinks.accountId, customerAccounts.id), eq(accountLinks.type, 'REGISTERED')))
    .leftJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(eq(sql`lower(${customerAccounts.username})`, username.toLowerCase()));
  return row;
}

async function authenticate({ body, services, address, now }: Call<typeof login>) {
  const username = body.username.trim();
  const { database, settings } = services;
  const figures = await settings.figures(database);
  const subject = attemptSubject(username, address);
  const limit = { failures: figures.LOGIN_FAILURES_ALLOWED, windowMinutes: figures.LOGIN_FAILURES_WINDOW_IN_MINUTES };
  await claimAttempt(database, subject, limit, now);
  const found = await findAccount(database, username);
  const proved = await verifyPassword(found?.account.passwordHash, body.password);
  if (found === undefined || !proved) throw new ApiError('INVALID_CREDENTIALS');
  await forgetAttempts(database, subject);
  if (!found.account.verified) throw new ApiError('CUSTOMER_ACCOUNT_NOT_VERIFIED');
  return { ...found, tokenLifetime: figures.TOKEN_LIFETIME_IN_MINUTES };
}

/** An expired cart is empty: it has no life left (CRT-02, CRT-03). */
function cartLifetimeOf(expiresAt: Date | null, now: Date): number | null {
  const remaining = remainingCartSeconds(expiresAt?.toISOString() ?? null, now.getTime());
  return remaining === 0 ? null : remaining;
}

/** First specification, 7 'Auth' and 8; the account's own customer is null where it has none. */
export const loginRoute = route(login, 'own', async (call) => {
  refuseEmpty(call.body);
  const { account, customer, tokenLifetime } = await authenticate(call);
  const caller = { accountId: account.id, username: account.username };
  return {
    token: await call.services.tokens.sign(caller, tokenLifetime),
    customerAccountId: account.id,
    username: account.username,
    customer,
    cartLifetime: cartLifetimeOf(account.cartExpiresAt, call.now),
  };
});
