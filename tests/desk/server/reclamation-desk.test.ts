import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerReclamation, deskReclamations } from '#contract/endpoints/reclamation-desk.ts';
import { highestReclamationFee } from '#contract/entities/reclamation.ts';
import { reclamationEvents } from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal, send, statusesOf } from '../../common/server/support/call.ts';
import { mailsTo } from '../../common/server/support/mailbox.ts';
import { reclamationTools } from '../../common/server/support/reclamations.ts';
import type { ReclamationTools } from '../../common/server/support/reclamations.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
let tools: ReclamationTools;
beforeAll(async () => {
  server = await startServer({ workers: false });
  tools = await reclamationTools(server);
});
afterAll(() => server.stop());

const list = (query: Record<string, string | number | boolean> = {}) =>
  call(server, deskReclamations, { token: tools.clerk, query });

describe('the answer of the staff (REC-04)', () => {
  test('settles a reclamation with a fee, and mails the answer and the fee to the account', async () => {
    const account = await freshAccount(server, 'adult');
    const { id, reclamationNumber } = await tools.file(account);
    const answered = await tools.answer(id, { answer: 'Kartu jsme vyměnili.\nPřeneste si peněženku.', fee: 15_000 });
    expect(answered).toMatchObject({
      id,
      state: { name: 'FINALIZED' },
      answer: 'Kartu jsme vyměnili.\nPřeneste si peněženku.',
      fee: 15_000,
      paid: null,
      account: account.username,
      events: [
        { kind: 'FILED', by: null },
        { kind: 'FINALIZED', by: 'operator@linka.example' },
      ],
    });
    expect(await tools.listed(account)).toMatchObject([
      {
        state: { name: 'FINALIZED' },
        answer: answered.answer,
        fee: { price: 15_000, place: 'NOWHERE', orderId: null },
        events: [{ kind: 'FILED' }, { kind: 'FINALIZED' }],
      },
    ]);
    const [mail] = await mailsTo(server, account.username);
    expect(mail?.subject).toBe(`Reklamace ${reclamationNumber} je vyřízená`);
    expect(mail?.text).toContain('Kartu jsme vyměnili.\nPřeneste si peněženku.');
    expect(mail?.text.replaceAll('\u00A0', ' ')).toContain('150,00 Kč');
  });

  test('rejects a reclamation, without a fee', async () => {
    const account = await freshAccount(server, 'adult');
    const { id } = await tools.file(account);
    const rejecting = { verdict: 'REJECTED', answer: 'Karta je poškozená.' };
    await refusal(server, answerReclamation, 'VALIDATION_ERROR', tools.answering(id, { ...rejecting, fee: 100 }));
    expect(await tools.answer(id, rejecting)).toMatchObject({ state: { name: 'REJECTED' }, fee: null });
    const [mail] = await mailsTo(server, account.username);
    expect(mail?.subject).toMatch(/byla zamítnuta$/);
    expect(mail?.text).toContain('Karta je poškozená.');
  });

  test('can be given by only one of two clerks', async () => {
    const account = await freshAccount(server, 'adult');
    const { id } = await tools.file(account);
    const answers = await Promise.all(
      ['FINALIZED', 'REJECTED'].map((verdict) => send(server, answerReclamation, tools.answering(id, { verdict }))),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    await refusal(server, answerReclamation, 'RECLAMATION_ALREADY_ANSWERED', tools.answering(id));
    const { database } = server.services;
    expect(await database.$count(reclamationEvents, eq(reclamationEvents.reclamationId, id))).toBe(2);
    expect(await mailsTo(server, account.username)).toHaveLength(2);
  });

  test('is returned again for the same key', async () => {
    const { id } = await tools.file(await freshAccount(server, 'adult'));
    const keyed = { ...tools.answering(id), headers: { 'idempotency-key': crypto.randomUUID() } };
    const first = await call(server, answerReclamation, keyed);
    expect(await call(server, answerReclamation, keyed)).toEqual(first);
  });

  test('needs a text and a valid fee', async () => {
    const { id } = await tools.file(await freshAccount(server, 'adult'));
    for (const wrong of [
      { answer: ' \n' },
      { answer: 'a'.repeat(4001) },
      { fee: 0 },
      { fee: -1 },
      { fee: 1.5 },
      { fee: highestReclamationFee + 1 },
      { verdict: 'PENDING' },
    ])
      await refusal(server, answerReclamation, 'VALIDATION_ERROR', tools.answering(id, wrong));
    await refusal(server, answerReclamation, 'NOT_FOUND', tools.answering(2_000_000_000));
    expect((await tools.answer(id, { fee: highestReclamationFee })).fee).toBe(highestReclamationFee);
  });

  test('can be given by the staff only', async () => {
    const account = await freshAccount(server, 'adult');
    const { id } = await tools.file(account);
    const { token } = account;
    await refusal(server, answerReclamation, 'FORBIDDEN', { ...tools.answering(id), token });
    await refusal(server, deskReclamations, 'FORBIDDEN', { token });
  });
});

describe("the staff's list of reclamations (REC-04)", () => {
  test('has first the unanswered reclamations, oldest first, then the answered reclamations, newest first', async () => {
    const account = await freshAccount(server, 'adult');
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1) ids.push((await tools.file(account)).id);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    await tools.answer(a);
    await tools.answer(b);
    const listed = (await list({ limit: 999 })).items.map(({ id }) => id).filter((id) => ids.includes(id));
    expect(listed).toEqual([c, d, b, a]);
  });

  test('is filtered by state, and searched by name and number', async () => {
    const { reclamationNumber, id } = await tools.file(await freshAccount(server, 'adult'));
    const found = await list({ search: ` ${reclamationNumber.toLowerCase()} nov ` });
    expect(found).toMatchObject({ items: [{ id }], totalCount: 1 });
    expect((await list({ search: `${reclamationNumber} nobody` })).totalCount).toBe(0);
    expect((await list({ search: '%' })).totalCount).toBe(0);
    expect((await list({ states: 'REJECTED', search: reclamationNumber })).totalCount).toBe(0);
    expect((await list({ states: 'PENDING', search: reclamationNumber })).totalCount).toBe(1);
  });

  test.each(['reclamationNumber', 'created', 'customer', 'state'])('is sorted by %s', async (sortBy) => {
    await tools.file(await freshAccount(server, 'adult'));
    await tools.file(await freshAccount(server, 'adult'));
    const ids = async (sortDesc: boolean) => (await list({ sortBy, sortDesc, limit: 999 })).items.map(({ id }) => id);
    expect(await ids(true)).toEqual((await ids(false)).toReversed());
  });
});
