import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eraseDrafts } from '#api/composed/application-drafts/erase-drafts.ts';
import { accountPage } from '#contract/endpoints/account-page.ts';
import {
  createBankCardApplication,
  createCardApplication,
  createVirtualCardApplication,
} from '#contract/endpoints/card-application-writes.ts';
import { createCustomer } from '#contract/endpoints/customer-writes.ts';
import type { Extension } from '#contract/extensions.ts';
import { createAttachmentFiles } from '#features/card-application/attachments/attachment-files.ts';
import { readDraft } from '#features/card-application/card-application/application-draft.actors.ts';
import { plainEntered as entered, fileId } from '../../common/server/support/entered-application.ts';
import { createDevice } from '../../common/src/support/device-accounts.ts';
import { stubDatabases } from '../../common/src/support/stub-databases.ts';
import {
  begin,
  draftCases,
  fileOf,
  find,
  kept,
  otherWizard,
  own,
  putFile,
  putPhoto,
  refusedWith,
  remove,
  save,
  virtual,
  type DraftAccount,
} from '../server/draft-cases.ts';

let device = createDevice();
beforeEach(() => {
  stubDatabases();
  device = createDevice();
});
afterEach(() => vi.unstubAllGlobals());

const profile = { profileId: 1, validFrom: '2026-11-21', validTo: null };
const application = { customerId: 3, profileOne: profile, marketingConsent: false } as const;

let lastAccount = 6;
const openTab = (accountId: number) => {
  const { ask, session } = device.openTab(accountId);
  const account: DraftAccount = {
    ask,
    customerId: accountId + 1000,
    file: (draft) => ask(createVirtualCardApplication, { body: { ...application, ...draft } }),
  };
  return { ...account, session };
};
const newAccount = () => openTab((lastAccount += 1));

describe('if the back end keeps no drafts', () => {
  draftCases(() => ({
    newAccount: async () => newAccount(),
    now: () => device.now,
    advance: (milliseconds) => {
      device.now += milliseconds;
    },
  }));
});

/** The number of rows in all stores. */
async function countRows(): Promise<number> {
  const database = await openDB('linka-drafts', 1);
  const counts = await Promise.all([...database.objectStoreNames].map((name) => database.count(name)));
  database.close();
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Changes the stored draft, as another version of the shop could have. */
async function changeRow(id: number, changes: object): Promise<void> {
  const database = await openDB('linka-drafts', 1);
  await database.put('drafts', { ...(await database.get('drafts', id)), ...changes }, id);
  database.close();
}

describe('the calls that reach the back end', () => {
  test('are none for drafts', async () => {
    const account = newAccount();
    const { id } = await begin(account);
    await putFile(account, id);
    await find(account);
    await remove(account, id);
    expect(device.calls).toEqual([]);
  });

  const person = { name: { firstName: 'Nela', lastName: 'Známá' }, birthDay: '2018-03-04' };
  const body = { ...person, gdprTermsApproval: true } as const;
  const chipCard = {
    ...application,
    carrierType: 'HAULIER_CARD',
    contactMeIfCardFound: true,
    keepPhoto: false,
    cardForFree: false,
    deliveryBranchOfficeId: 4,
  } as const;
  const bankCard = { ...application, bankCardId: 3 };
  const draft = { flowId: entered.flowId, draftId: 4 };
  const sent = (offered: readonly Extension[]) => {
    device = createDevice(offered);
    const { ask } = newAccount();
    const common = { idempotencyKey: 'key' };
    return Promise.all([
      ask(createCustomer, { ...common, body: { ...body, flowId: entered.flowId } }),
      ask(createCardApplication, { ...common, body: { ...chipCard, ...draft } }),
      ask(createVirtualCardApplication, { ...common, body: { ...application, ...draft } }),
      ask(createBankCardApplication, { ...common, body: { ...bankCard, ...draft } }),
    ]).then(() => device.calls.map(({ options }) => options));
  };

  test('name no draft and no wizard when they file an application', async () => {
    expect(await sent([])).toEqual(
      [body, chipCard, application, bankCard].map((one) => ({ idempotencyKey: 'key', body: one })),
    );
  });

  test('name the draft and the wizard if the back end keeps drafts', async () => {
    const bodies = (await sent(['applicationDrafts'])).map((options) => options?.body);
    expect(bodies).toEqual([
      { ...body, flowId: entered.flowId },
      ...[chipCard, application, bankCard].map((one) => ({ ...one, ...draft })),
    ]);
  });

  test('leave the draft if the application was refused', async () => {
    const account = newAccount();
    const { id: draftId } = await begin(account);
    device.answers = {};
    await expect(account.file({ draftId, flowId: entered.flowId })).rejects.toEqual(refusedWith('NOT_FOUND', 404));
    expect(await save(account, draftId, 1)).toEqual({ id: draftId, version: 2 });
  });
});

test('the account page lists nothing from the device if the back end keeps drafts', async () => {
  await begin(openTab(1));
  device = createDevice(['applicationDrafts']);
  expect(await openTab(1).ask(accountPage)).toMatchObject({ begunApplications: [], begunForNewPerson: [] });
});

test('the account page of a linked person lists the applications for this person', async () => {
  const tab = openTab(1);
  const customer = { id: 12, fullName: 'Nela Známá' };
  const link = { id: 3, customer, customerAccountLinkType: 'ASSIGNED', cancelable: true };
  Object.assign(device.answers, {
    customer: { ...customer, photo: null },
    customerAccountLinks: { items: [link], totalCount: 1 },
  });
  await begin(tab, entered, { ...own, isOwn: false, customerId: 12 });
  await begin(tab, otherWizard, virtual);
  const page = await tab.ask(accountPage, { query: { customerId: 12 } });
  expect(page.begunApplications.map(({ carrierType }) => carrierType)).toEqual(['HAULIER_CARD']);
});

describe('a draft on the device', () => {
  test('is forgotten, with its files, when it was not saved for 30 days, whoever uses the device', async () => {
    const account = newAccount();
    const { id } = await begin(account);
    await putFile(account, id);
    await account.file({ flowId: otherWizard.flowId });
    device.now += kept - 1;
    expect((await find(account))?.id).toBe(id);
    device.now += 1;
    expect(await find(newAccount())).toBeNull();
    expect(await countRows()).toBe(0);
  });

  test('is changed by one tab after the other', async () => {
    const tabs = [openTab(1), openTab(1)];
    const begun = await Promise.allSettled(tabs.map((tab, place) => begin(tab, place === 0 ? entered : otherWizard)));
    expect(begun.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [first] = tabs;
    const id = (first && (await find(first)))?.id ?? 0;
    const saved = await Promise.allSettled(
      tabs.map((tab, place) => save(tab, id, 1, { ...entered, pin: String(place) })),
    );
    expect(saved).toEqual([
      { status: 'fulfilled', value: { id, version: 2 } },
      { status: 'rejected', reason: refusedWith('DRAFT_CHANGED', 409) },
    ]);
  });

  test('of another shape is returned as it is, so that the person is told that it is lost', async () => {
    const account = newAccount();
    const { id } = await begin(account);
    await changeRow(id, { shape: 0, entered: { name: 'Ludmila' } });
    expect(await find(account)).toMatchObject({ id, shape: 0, entered: { name: 'Ludmila' } });
    await expect(putFile(account, id)).rejects.toEqual(refusedWith('NOT_FOUND', 404));
    const { signal } = new AbortController();
    const restored = readDraft(
      { call: account.ask },
      createAttachmentFiles(() => fileId),
      own,
      signal,
    );
    expect(await restored).toEqual({ draft: null, draftLost: true });
    expect(await find(account)).toBeNull();
  });

  test('is erased with everything of its account, and nothing of another account', async () => {
    const [account, other] = [openTab(1), openTab(2)];
    for (const one of [account, other]) {
      const { id } = await begin(one);
      await begin(one, otherWizard, virtual);
      await putPhoto(one, id);
      await putFile(one, id);
      await one.file({ flowId: '11111111-2222-4333-8444-555555555555' });
    }
    const before = await countRows();
    await eraseDrafts(1);
    expect([await find(account), await find(account, 'VIRTUAL_CARD')]).toEqual([null, null]);
    expect(await countRows()).toBe(before / 2);
    expect((await find(other))?.fileIds).toEqual([fileId]);
  });

  test('is not saved after log-out, even if the database is being opened already', async () => {
    const account = openTab(1);
    await begin(account);
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementationOnce((...named) => {
      account.session.accountId = null;
      return open(...named);
    });
    await expect(begin(account, otherWizard, virtual)).rejects.toEqual(refusedWith('UNAUTHENTICATED', 401));
    await eraseDrafts(1);
    await expect(begin(account)).rejects.toEqual(refusedWith('UNAUTHENTICATED', 401));
    expect(await countRows()).toBe(0);
  });
});

describe('without a database that works', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const broken = {
    'the browser has none': undefined,
    'the browser refuses it': { open: refuse },
    'it never opens': { open: () => new IDBOpenDBRequest() },
  };
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  const inTime = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    answer.catch(() => {});
    await vi.advanceTimersByTimeAsync(5000);
    return answer;
  };

  test.each(Object.entries(broken))(
    'there is no draft, nothing is saved, and applications are filed: %s',
    async (_, factory) => {
      vi.stubGlobal('indexedDB', factory);
      const account = newAccount();
      expect(await inTime(find(account))).toBeNull();
      expect(await inTime(account.ask(accountPage))).toMatchObject({ begunApplications: [], begunForNewPerson: [] });
      const tried = Promise.allSettled([
        begin(account),
        save(account, 1, 1),
        putPhoto(account, 1),
        putFile(account, 1),
        fileOf(account, 1),
        remove(account, 1),
      ]);
      const reason = refusedWith('NOT_STORED', 0);
      expect(await inTime(tried)).toEqual(Array.from({ length: 6 }, () => ({ status: 'rejected', reason })));
      expect(await inTime(account.file({ flowId: entered.flowId, draftId: 1 }))).toMatchObject({ id: 6 });
    },
  );

  test('a database of a later version of the shop is left alone', async () => {
    const later = await openDB('linka-drafts', 2, { upgrade: (database) => void database.createObjectStore('drafts') });
    later.close();
    const account = newAccount();
    expect(await inTime(find(account))).toBeNull();
    await expect(inTime(begin(account, entered, own))).rejects.toEqual(refusedWith('NOT_STORED', 0));
  });
});
