import type { AccountPage } from '#contract/entities/account-page.ts';
import type { DraftPerson } from './application-drafts/draft-database.ts';
import type { Composing } from './composing.ts';
import { orMissing } from './or-none.ts';

type Begun = Pick<AccountPage, 'begunApplications' | 'begunForNewPerson'>;

/**
 * The applications that the account has begun on this device, for the person and for a new person. No call lists drafts
 * that the back end keeps. The page is shown without them if they cannot be read.
 */
export async function begunBy(composing: Composing, person: DraftPerson): Promise<Begun> {
  const none: Begun = { begunApplications: [], begunForNewPerson: [] };
  if (await composing.offers('applicationDrafts')) return none;
  const found = import('./application-drafts/find-draft.ts').then(({ readBegun }) => readBegun(composing, person));
  return (await orMissing(found)) ?? none;
}
