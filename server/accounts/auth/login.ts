import { login, mapPhoneLogin } from '#contract/endpoints/auth.ts';
import type { LoginResult } from '#contract/endpoints/auth.ts';
import { remainingCartSeconds } from '#rules/cart-lifetime.ts';
import { verifyPassword } from '../../platform/credentials/passwords.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { accountLinks, customerAccounts, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call, Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import { refuseEmptyPassword, refuseEmptyUsername } from './check-credentials.ts';
import { usernameIs } from './find-account.ts';
import { rememberOrigin } from './known-origins.ts';
import { countWrongPasswords } from './login-attempts.ts';
import { recordLogIn } from './record-log-in.ts';

async function findWithCustomer(database: Database, username: string) {
  const [row] = await database
    .select({
      account: customerAccounts,
      customer: { id: customers.id, firstName: customers.firstName, lastName: customers.lastName },
    })
    .from(customerAccounts)
    .leftJoin(accountLinks, and(eq(accountLinks.accountId, customerAccounts.id), eq(accountLinks.type, 'REGISTERED')))
    .leftJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(usernameIs(username));
  return row;
}

type LoginCall = Call<typeof login> | Call<typeof mapPhoneLogin>;

async function authenticate(call: LoginCall) {
  const { username, password } = call.body;
  const { database } = call.services;
  const found = await countWrongPasswords(call, username, async () => {
    const row = await findWithCustomer(database, username);
    const proved = await verifyPassword(row?.account.passwordHash, password);
    if (row === undefined || !proved) throw new ApiError('INVALID_CREDENTIALS');
    return row;
  });
  if (!found.account.verified) throw new ApiError('CUSTOMER_ACCOUNT_NOT_VERIFIED');
  return found;
}

/** Seconds until the cart expires; null for an expired cart, which counts as empty (CRT-02, CRT-03). */
function cartLifetimeOf(expiresAt: Date | null, now: Date): number | null {
  const remaining = remainingCartSeconds(expiresAt?.toISOString() ?? null, now.getTime());
  return remaining === 0 ? null : remaining;
}

async function logIn(call: LoginCall, telephoneApplication: boolean): Promise<LoginResult> {
  refuseEmptyUsername(call.body.username);
  refuseEmptyPassword(call.body.password);
  const { account, customer } = await authenticate(call);
  const { id: accountId, username, credentialsVersion, role } = account;
  const holder = { accountId, username, credentialsVersion, isStaff: role === 'OPERATOR' };
  const { services, now, userAgent } = call;
  const tokenLifetime = await services.settings.number(services.database, 'TOKEN_LIFETIME_IN_MINUTES');
  const { token, ...signed } = await services.tokens.sign(holder, tokenLifetime);
  const made = { accountId, credentialsVersion, userAgent, telephoneApplication, ...signed };
  await recordLogIn(services.database, made, now);
  await rememberOrigin(call, accountId);
  return {
    token,
    customerAccountId: accountId,
    username,
    customer: customer && { ...customer, cartLifeTime: cartLifetimeOf(account.cartExpiresAt, now) },
  };
}

/** Log-in (LOG-01). `customer` in the answer is null for an account without its own customer. */
export const loginRoutes: readonly Route[] = [
  route(login, 'own', (call) => logIn(call, false)),
  route(mapPhoneLogin, 'own', (call) => logIn(call, true)),
];
