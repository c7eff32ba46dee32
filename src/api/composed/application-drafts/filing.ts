import {
  createBankCardApplication,
  createCardApplication,
  createVirtualCardApplication,
} from '#contract/endpoints/card-application-writes.ts';
import { createCustomer } from '#contract/endpoints/customer-writes.ts';
import type { Compose, Composing } from '../composing.ts';
import { orMissing } from '../or-none.ts';
import type { Keeping } from './draft-database.ts';
import { deleteDrafts } from './draft-rows.ts';
import { keep } from './keeping.ts';
import { given } from './refusals.ts';

/** Stores what the wizard has sent to the back end. */
async function noteFlow(
  { transaction, accountId, now }: Keeping,
  flowId: string,
  sent: { readonly customerId: number } | { readonly isFiled: true },
): Promise<void> {
  const flows = transaction.objectStore('flows');
  const known = (await flows.get([accountId, flowId])) ?? { customerId: null, isFiled: false };
  await flows.put({ ...known, ...sent, accountId, flowId, saved: now });
}

/** The fields of a request that only a back end with drafts knows. */
interface Draft {
  readonly flowId?: string | undefined;
  readonly draftId?: number | null | undefined;
}

/**
 * Deletes the drafts of an application that is filed. The wizard may not know its draft, and another wizard may have
 * replaced the draft that it knows.
 */
const closeDrafts = (composing: Composing, { flowId, draftId = null }: Draft): Promise<void> =>
  keep(composing, async (keeping) => {
    const { transaction, accountId } = keeping;
    if (flowId !== undefined) {
      await noteFlow(keeping, flowId, { isFiled: true });
      const ofFlow = transaction.objectStore('drafts').index('flow');
      await deleteDrafts(transaction, await ofFlow.getAllKeys([accountId, flowId]));
    }
    if (draftId === null) return;
    const known = await transaction.objectStore('drafts').get(draftId);
    if (known?.accountId === accountId) await deleteDrafts(transaction, [draftId]);
  });

const split = <Body extends Draft>({ flowId, draftId, ...body }: Body) => ({ draft: { flowId, draftId }, body });

/** The application is filed even if its drafts cannot be deleted. */
async function file<Answer>(composing: Composing, draft: Draft, answer: Promise<Answer>): Promise<Answer> {
  const filed = await answer;
  await orMissing(closeDrafts(composing, draft));
  return filed;
}

export const fileCardApplication: Compose<typeof createCardApplication> = async (composing, options) => {
  const { draft, body } = split(given(options.body));
  return file(composing, draft, composing.call(createCardApplication, { ...options, body }));
};

export const fileVirtualCardApplication: Compose<typeof createVirtualCardApplication> = async (composing, options) => {
  const { draft, body } = split(given(options.body));
  return file(composing, draft, composing.call(createVirtualCardApplication, { ...options, body }));
};

export const fileBankCardApplication: Compose<typeof createBankCardApplication> = async (composing, options) => {
  const { draft, body } = split(given(options.body));
  return file(composing, draft, composing.call(createBankCardApplication, { ...options, body }));
};

/** The draft remembers the new customer, so that the wizard does not create another one after a reload. */
export const createDraftedCustomer: Compose<typeof createCustomer> = async (composing, options) => {
  const { flowId, ...body } = given(options.body);
  const customer = await composing.call(createCustomer, { ...options, body });
  if (flowId !== undefined)
    await orMissing(keep(composing, (keeping) => noteFlow(keeping, flowId, { customerId: customer.id })));
  return customer;
};
