import * as v from 'valibot';
import { browserStore } from './browser-store.ts';
import { createStored } from './stored.ts';

const StoredSession = v.object({
  token: v.string(),
  customerAccountId: v.number(),
  username: v.string(),
  customer: v.nullable(v.object({ id: v.number(), firstName: v.string(), lastName: v.string() })),
});
export type StoredSession = v.InferOutput<typeof StoredSession>;

/** The key in local storage, by which tabs hear of each other's log-in and log-out. */
export const sessionKey = 'linka.session';

/** Who is logged in, as the browser keeps it. */
export const storedSession = createStored(browserStore, sessionKey, 1, StoredSession);
