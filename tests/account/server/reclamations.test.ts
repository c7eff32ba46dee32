import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerCards as customerCardsEndpoint } from '#contract/endpoints/customers.ts';
import { createReclamation, reclamations as reclamationsEndpoint } from '#contract/endpoints/reclamations.ts';
import { accountLinks, reclamations } from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal, send, statusesOf } from '../../common/server/support/call.ts';
import { mailsTo } from '../../common/server/support/mailbox.ts';
import { reclamationTools } from '../../common/server/support/reclamations.ts';
import type { Account, ReclamationTools } from '../../common/server/support/reclamations.ts';
import { speak } from '../../common/server/support/speak.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
let tools: ReclamationTools;
beforeAll(async () => {
  server = await startServer({ workers: false });
  tools = await reclamationTools(server);
});
afterAll(() => server.stop());

const putSettings = (body: object) =>
  fetch(`${server.url}/sandbox/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const countOf = ({ accountId }: Account) =>
  server.services.database.$count(reclamations, eq(reclamations.accountId, accountId));
const cardOf = async ({ token, customerId }: Account): Promise<number> => {
  const { items } = await call(server, customerCardsEndpoint, { token, params: { id: customerId } });
  return items[0]?.id ?? 0;
};

describe('a reclamation that is filed (REC-01)', () => {
  test('has a number, waits for its answer, and is listed', async () => {
    const account = await freshAccount(server, 'adult');
    const cardId = await cardOf(account);
    const filed = await tools.file(account, { cardId, note: '  První řádek.\r\nDruhý\u200B řádek. ' });
    expect(filed).toMatchObject({
      reclamationNumber: expect.stringMatching(/^R-26\d{4}$/),
      state: { id: 1, name: 'PENDING', displayName: 'Vyřizuje se' },
      customer: { id: account.customerId },
      contact: { customerFirstName: 'Jana', customerAddress: { city: 'Lipany' } },
      cardNumber: expect.stringMatching(/^\d+$/),
      note: 'První řádek.\nDruhý řádek.',
      answer: null,
      fee: null,
      created: server.services.clock.now().toISOString(),
      answerBy: '2026-12-21',
      events: [{ kind: 'FILED', at: server.services.clock.now().toISOString() }],
    });
    expect(await tools.listed(account)).toEqual([filed]);
  });

  test("is about the account's own customer if the call contains no customer, as in the specification", async () => {
    const { customer } = await tools.file(await freshAccount(server, 'adult'), { customerId: undefined });
    expect(customer.firstName).toBe('Jana');
    const nobody = await freshAccount(server, 'newcomer');
    await refusal(server, createReclamation, 'NOT_FOUND', tools.filing(nobody, { customerId: undefined }));
  });

  test('is confirmed by a mail with its number, in the language of the account', async () => {
    const account = await freshAccount(server, 'adult');
    const { reclamationNumber } = await tools.file(account);
    const [mail] = await mailsTo(server, account.username);
    expect(mail).toMatchObject({ subject: `Reklamaci ${reclamationNumber} jsme přijali` });
    expect(mail?.text).toContain('nejpozději 21.12.2026');
    expect(mail?.text).toContain('/#/app/reclamation-list');
    const english = await freshAccount(server, 'adult');
    await speak(server, english, 'en');
    await tools.file(english);
    expect((await mailsTo(server, english.username))[0]?.html).toContain('<html lang="en"');
  });

  test('gets the next number', async () => {
    const account = await freshAccount(server, 'adult');
    const numbers = [await tools.file(account), await tools.file(account)].map(({ reclamationNumber }) =>
      Number(reclamationNumber.slice(2)),
    );
    expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1);
    const newestFirst = (await tools.listed(account)).map(({ reclamationNumber }) => reclamationNumber);
    expect(newestFirst).toEqual(numbers.toReversed().map((number) => `R-${String(number)}`));
  });

  test('is filed only one time after a double press', async () => {
    const account = await freshAccount(server, 'adult');
    const keyed = { ...tools.filing(account), headers: { 'idempotency-key': crypto.randomUUID() } };
    const answers = await Promise.all([1, 2].map(() => send(server, createReclamation, keyed)));
    expect(statusesOf(answers)).toEqual([200, 200]);
    const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
    expect(one).toEqual(other);
    expect(await countOf(account)).toBe(1);
    expect(await mailsTo(server, account.username)).toHaveLength(1);
    await refusal(server, createReclamation, 'IDEMPOTENCY_KEY_REUSED', {
      ...keyed,
      body: { ...keyed.body, note: 'Jiná.' },
    });
  });

  test('is limited for an account and a day; refused calls are not counted', async () => {
    const account = await freshAccount(server, 'adult');
    await putSettings({ RECLAMATIONS_ALLOWED_PER_DAY: 2 });
    try {
      await refusal(server, createReclamation, 'VALIDATION_ERROR', tools.filing(account, { note: '' }));
      await refusal(server, createReclamation, 'NOT_FOUND', tools.filing(account, { cardId: 2_000_000_000 }));
      const answers = await Promise.all([1, 2, 3, 4].map(() => send(server, createReclamation, tools.filing(account))));
      expect(statusesOf(answers)).toEqual([200, 200, 429, 429]);
      const { metadata } = await refusal(server, createReclamation, 'TOO_MANY_ATTEMPTS', tools.filing(account));
      expect(metadata?.['retryAfter']).toBe(24 * 3600);
      await tools.file(await freshAccount(server, 'adult'));
    } finally {
      await putSettings({ RECLAMATIONS_ALLOWED_PER_DAY: null });
    }
  });

  test('is refused if the operator accepts no reclamations', async () => {
    const account = await freshAccount(server, 'adult');
    await putSettings({ eshopReclamationEnabled: false });
    try {
      await refusal(server, createReclamation, 'RECLAMATION_NOT_ALLOWED', tools.filing(account));
    } finally {
      await putSettings({ eshopReclamationEnabled: null });
    }
  });
});

describe('a reclamation of a customer', () => {
  test('must be about a customer of the account and about a card of this customer', async () => {
    const [account, other] = [await freshAccount(server, 'adult'), await freshAccount(server, 'adult')];
    const { customerId } = other;
    await refusal(server, createReclamation, 'NOT_FOUND', tools.filing(account, { customerId }));
    await refusal(server, createReclamation, 'NOT_FOUND', tools.filing(account, { customerId: 2_000_000_000 }));
    await refusal(server, createReclamation, 'NOT_FOUND', tools.filing(account, { cardId: await cardOf(other) }));
    expect(await countOf(account)).toBe(0);
  });

  test('can be about a linked person; after the link has ended, the account does not see the card any more', async () => {
    const [account, child] = [await freshAccount(server, 'adult'), await freshAccount(server, 'adult')];
    const { customerId } = child;
    const link = { accountId: account.accountId, customerId, type: 'MANAGED' } as const;
    await server.services.database.insert(accountLinks).values(link);
    const { cardNumber } = await tools.file(account, { customerId, cardId: await cardOf(child) });
    expect(cardNumber).toMatch(/^\d+$/);
    await server.services.database.delete(accountLinks).where(eq(accountLinks.customerId, customerId));
    expect(await tools.listed(account)).toMatchObject([{ cardNumber: null, customer: { id: customerId } }]);
  });

  test('is seen only by the account that has filed it', async () => {
    const [account, other] = [await freshAccount(server, 'adult'), await freshAccount(server, 'adult')];
    const link = { accountId: other.accountId, customerId: account.customerId, type: 'MANAGED' } as const;
    await server.services.database.insert(accountLinks).values(link);
    await tools.file(account);
    expect(await call(server, reclamationsEndpoint, { token: other.token })).toEqual({ items: [], totalCount: 0 });
    await refusal(server, reclamationsEndpoint, 'UNAUTHENTICATED');
  });
});

describe('the texts of a reclamation (REC-01)', () => {
  let account: Account;
  beforeAll(async () => {
    account = await freshAccount(server, 'adult');
  });
  const address = { street: 'Nová', streetNumber: '12', city: 'Lipany', zip: '56101' };
  const limits = { customerFirstName: 50, customerLastName: 50, customerPhoneNumber: 20, note: 4000 } as const;
  const addressLimits = { street: 50, streetNumber: 15, city: 50, zip: 6 } as const;
  const fields: readonly (readonly [string, number, (text: string) => object])[] = [
    ...Object.entries(limits).map(([name, limit]) => [name, limit, (text: string) => ({ [name]: text })] as const),
    ...Object.entries(addressLimits).map(
      ([name, limit]) =>
        [
          `customerAddress.${name}`,
          limit,
          (text: string) => ({ customerAddress: { ...address, [name]: text } }),
        ] as const,
    ),
  ];

  test.each(fields)('%s is required, and has at most %i characters', async (name, limit, put) => {
    for (const text of ['', ' \t\n', '\u200B\uFEFF', '7'.repeat(limit + 1)]) {
      const { errors } = await refusal(server, createReclamation, 'VALIDATION_ERROR', tools.filing(account, put(text)));
      expect(errors?.some((line) => line.startsWith(`${name}:`))).toBe(true);
    }
    await refusal(server, createReclamation, 'NOT_FOUND', {
      ...tools.filing(account, { ...put('7'.repeat(limit)), cardId: 2_000_000_000 }),
    });
  });

  test.each(fields.filter(([name]) => name !== 'note'))(
    '%s must not contain characters that cannot be printed',
    async (_, __, put) => {
      await refusal(server, createReclamation, 'VALIDATION_ERROR', tools.filing(account, put('😀')));
    },
  );

  test('the consent is required', async () => {
    for (const consent of [false, undefined, null])
      await refusal(server, createReclamation, 'VALIDATION_ERROR', {
        ...tools.filing(account, { gdprTermsAndConditionsApproved: consent }),
      });
  });

  test('a note may contain any characters, and they are never treated as markup', async () => {
    const note = '<script>alert(1)</script> 😀 ไม่ทำงาน ‘; drop table';
    const filed = await tools.file(account, { note });
    expect(filed.note).toBe(note);
  });
});
