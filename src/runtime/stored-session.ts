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

/** The key in local storage. Tabs listen to its changes to notice log-in and log-out in other tabs. */
export const sessionKey = 'linka.session';

/** The stored session of the logged-in account. */
export const storedSession = createStored(browserStore, sessionKey, 1, StoredSession);
