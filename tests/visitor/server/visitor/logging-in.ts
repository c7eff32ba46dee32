import { eq } from 'drizzle-orm';
import { login } from '#contract/endpoints/auth.ts';
import { knownNetworks } from '#server/platform/db/schema.ts';
import type { NumberSetting } from '#server/platform/settings/number-settings.ts';
import { freshAccount, send } from '#tests/common/server/support/call.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { credentials } from './support.ts';

export interface Account {
  readonly username: string;
  readonly password: string;
}

/** The network and browser of a log-in; by default a new network and a new browser. */
export interface From {
  readonly address?: string;
  readonly cookie?: string | undefined;
}

let lastNetwork = 0;

/** A new network; `addressOf` returns its addresses, which differ in the last group. */
export function somewhere() {
  lastNetwork += 1;
  const prefix = `2001:db8:1:${lastNetwork.toString(16)}`;
  return { address: `${prefix}::1`, addressOf: (host: number) => `${prefix}::${host.toString(16)}` };
}

export const headersFrom = ({ address = somewhere().address, cookie }: From) => ({
  'x-forwarded-for': address,
  ...(cookie === undefined ? {} : { cookie }),
});

export const logInFrom = (server: TestServer, where: From, { username, password }: Account): Promise<Response> =>
  send(server, login, { ...credentials(username, password), headers: headersFrom(where) });

/** The Cookie header that a browser sends after a response. */
export const cookieOf = (answer: Response): string | undefined => answer.headers.get('set-cookie')?.split(';')[0];

/** An account without known networks. */
export async function newAccount(server: TestServer) {
  const account = await freshAccount(server, 'newcomer');
  await server.services.database.delete(knownNetworks).where(eq(knownNetworks.accountId, account.accountId));
  return account;
}

/** Runs a function with another value of a limit. */
export async function withLimit(
  { services: { settings, database } }: TestServer,
  name: NumberSetting,
  allowed: number,
  work: () => Promise<void>,
): Promise<void> {
  await settings.change(database, { [name]: allowed });
  try {
    await work();
  } finally {
    await settings.change(database, { [name]: null });
  }
}

export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));
