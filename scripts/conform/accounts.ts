import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { CannotRun } from './cannot-run.ts';
import { isAnswer } from './http/client.ts';
import type { Client } from './http/client.ts';

const Credentials = v.object({ username: v.string(), password: v.string() });
export type Credentials = v.InferOutput<typeof Credentials>;

/** With what the kit calls. Without an entry, the checks that need it are not made. */
export const Accounts = v.strictObject({
  /** An account with a customer of its own, who has an active card, tickets, orders and an application. */
  customer: v.optional(Credentials),
  /** Another account, which has linked people. */
  parent: v.optional(Credentials),
  /** An account with bank cards: an active one and a registered one without tickets, which --write deletes. */
  bankCards: v.optional(Credentials),
  /** An account of the operator's staff. */
  operator: v.optional(Credentials),
  /** A system account: its token, or with what it logs in. */
  system: v.optional(v.union([v.string(), Credentials])),
  /** The telephone application's token. */
  mapPhoneToken: v.optional(v.string()),
});
export type Accounts = v.InferOutput<typeof Accounts>;

/** Reads the accounts of a file; throws {@link CannotRun}. */
export function accountsIn(file: string): Accounts {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new CannotRun(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  const parsed = v.safeParse(Accounts, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new CannotRun(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

async function demoAccount(client: Client, purpose: string): Promise<Credentials | undefined> {
  const reply = await client.request('POST', '/sandbox/accounts', { body: { purpose } });
  if (!isAnswer(reply) || reply.status !== 201) return undefined;
  const parsed = v.safeParse(Credentials, JSON.parse(reply.text));
  return parsed.success ? parsed.output : undefined;
}

/** New demo accounts of the reference server's sandbox; no accounts if the back end is not this sandbox. */
export async function sandboxAccounts(client: Client): Promise<Accounts> {
  const customer = await demoAccount(client, 'adult');
  if (customer === undefined) return {};
  return {
    customer,
    parent: await demoAccount(client, 'parent'),
    bankCards: await demoAccount(client, 'bank-cards'),
    operator: await demoAccount(client, 'operator'),
    system: 'sandbox-system-token',
    mapPhoneToken: 'sandbox-map-phone-token',
  };
}
