import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QueryInputOf } from '#contract/endpoint.ts';
import { deskAttachment, deskCardApplications, handOverCard } from '#contract/endpoints/application-desk.ts';
import type { ApplicationTask } from '#contract/entities/desk-application.ts';
import { applicationTasks } from '#contract/entities/desk-application.ts';
import type { ListedDeskApplication } from '#contract/entities/desk-application.ts';
import { cardApplicationStates, carrierTypes } from '#contract/enumerations.ts';
import { cardApplications, customerCards, customers } from '#server/platform/db/schema.ts';
import { applicationDesk } from '../../common/server/support/application-desk.ts';
import type { ApplicationDeskTools } from '../../common/server/support/application-desk.ts';
import { smallPdf } from '../../common/server/support/attachment-form.ts';
import { fileApplication, submit, typesOf } from '../../common/server/support/attachments.ts';
import { call, refusal, send } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
let desk: ApplicationDeskTools;
let account: Awaited<ReturnType<ApplicationDeskTools['tools']['applicant']>>;

/** Files an application in every state that is possible. */
beforeAll(async () => {
  server = await startServer({ workers: false });
  desk = await applicationDesk(server);
  account = await desk.tools.applicant();
  const { database } = server.services;
  const asked = { photo: true, attachments: [], note: 'Znovu.', since: '2026-11-20T08:00:00.000Z' };
  let count = 0;
  for (const card of [null, 'IN_PROGRESS', 'NOT_ISSUED', 'ACTIVE'] as const) {
    for (const state of cardApplicationStates)
      for (const carrierType of carrierTypes)
        for (const [paid, correction] of [
          [true, null],
          [false, null],
          [true, asked],
        ] as const) {
          count += 1;
          const number = `2100${String(count).padStart(14, '7')}`;
          const [made] =
            card === null
              ? []
              : await database
                  .insert(customerCards)
                  .values({
                    customerId: account.customerId,
                    cardNumber: number,
                    customerCardType: 'PERSONAL',
                    carrierType,
                    state: card,
                    main: false,
                    validFrom: '2026-11-21',
                    validTo: '2030-11-20',
                    created: server.clock.now(),
                  })
                  .returning({ id: customerCards.id });
          await database.insert(cardApplications).values({
            applicationNumber: `D%_${String(count)}`,
            accountId: account.accountId,
            customerId: account.customerId,
            eshop: false,
            created: server.clock.now(),
            cardId: made?.id ?? null,
            bankCardId: carrierType === 'BANK_CARD' && count % 2 === 0 ? (made?.id ?? null) : null,
            state,
            carrierType,
            paid,
            correction,
          });
        }
  }
});
afterAll(() => server.stop());

type ListQuery = Partial<{
  [Name in keyof QueryInputOf<typeof deskCardApplications>]: NonNullable<
    QueryInputOf<typeof deskCardApplications>[Name]
  >;
}>;
const list = (query: ListQuery) =>
  call(server, deskCardApplications, { token: desk.token, query: { limit: 999, ...query } });
const idsOf = (items: readonly ListedDeskApplication[]) => items.map(({ id }) => id);

describe('the list of the desk', () => {
  test.each(applicationTasks)('finds for the task %s exactly the applications with this task', async (task) => {
    const { items } = await list({});
    const expected = items.filter((item) => item.task === task);
    expect(expected.length).toBeGreaterThan(0);
    const found = await list({ tasks: [task] });
    expect(idsOf(found.items)).toEqual(idsOf(expected));
    expect(found.totalCount).toBe(expected.length);
  });

  test('filters by states and carriers, and by several tasks', async () => {
    const { items } = await list({});
    const found = await list({ states: ['REJECTED', 'PROCESSED'], carrierTypes: ['VIRTUAL_CARD'] });
    const isWanted = ({ state, carrierType }: ListedDeskApplication) =>
      (state.name === 'REJECTED' || state.name === 'PROCESSED') && carrierType === 'VIRTUAL_CARD';
    expect(idsOf(found.items)).toEqual(idsOf(items.filter(isWanted)));
    const both = await list({ tasks: ['PRINT', 'ISSUE'] });
    expect(new Set(both.items.map(({ task }) => task))).toEqual(new Set(['PRINT', 'ISSUE']));
  });

  test('finds by parts of the name and of the number; "%" and "_" are not wildcards', async () => {
    const one = await list({ search: 'D%_17' });
    expect(one.items.map(({ applicationNumber }) => applicationNumber)).toContain('D%_17');
    expect(one.items.every(({ applicationNumber }) => applicationNumber.startsWith('D%_17'))).toBe(true);
    const [first] = one.items;
    const { firstName = '', lastName = '' } = first?.customer ?? {};
    const words = `${lastName.slice(0, 3).toLowerCase()} ${firstName} D%_17`;
    expect(idsOf((await list({ search: words })).items)).toEqual(idsOf(one.items));
    expect((await list({ search: 'D%_17 nobody' })).items).toEqual([]);
    expect((await list({ search: '%%%%' })).items).toEqual([]);
  });

  test('names the version and the way of each card that waits to be handed over, and of no other (DSK-09)', async () => {
    const photo = { photo: 'data:image/jpeg;base64,/9j/AAAA' };
    const address = { street: 'Lipová', streetNumber: '14', city: 'Lipany', zip: '56101' };
    const { id: collected, account: holder } = await desk.paid();
    const { id: posted } = await desk.paid({ recipientAddress: address, deliveryBranchOfficeId: null });
    await server.services.database.update(customers).set(photo).where(eq(customers.id, holder.customerId));
    for (const id of [collected, posted]) {
      await desk.action(id, 'CHECK');
      await desk.action(id, 'PRINT');
    }
    const { items } = await list({});
    expect(items.filter(({ handOver }) => handOver !== null)).toEqual(items.filter(({ task }) => task === 'HAND_OVER'));
    const handOverOf = (wanted: number) => items.find(({ id }) => id === wanted)?.handOver;
    expect(handOverOf(collected)).toEqual({ version: (await desk.read(collected)).version, way: 'BRANCH' });
    expect(handOverOf(posted)).toEqual({ version: (await desk.read(posted)).version, way: 'POST' });
    const body = { version: handOverOf(collected)?.version };
    await call(server, handOverCard, { token: desk.token, params: { id: collected }, body });
    expect((await list({ tasks: ['ISSUE'] })).items.find(({ id }) => id === collected)?.handOver).toBeNull();
  });

  test('is sorted by the task: applications that wait for the staff, for the customer, for nobody', async () => {
    const rankOf = (task: ApplicationTask | null) => (task === null ? 2 : task === 'CUSTOMER' ? 1 : 0);
    const ranks = (await list({ sortBy: 'task' })).items.map(({ task }) => rankOf(task));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(new Set(ranks).size).toBe(3);
  });

  test('is sorted by the serial number by default, or by the requested column, in pages', async () => {
    const serials = (await list({})).items.map(({ serialNumber }) => serialNumber);
    expect(serials).toEqual(serials.toSorted((one, other) => one - other));
    const second = await list({ limit: 2, offset: 2, sortBy: 'serialNumber', sortDesc: true });
    expect(second.items.map(({ serialNumber }) => serialNumber)).toEqual(serials.toReversed().slice(2, 4));
    expect(second.totalCount).toBe(serials.length);
    const names = (await list({ sortBy: 'customer' })).items.map(({ customer }) => customer.lastName);
    expect(new Set(names).size).toBeGreaterThan(1);
  });
});

test('the staff can download a file only through the application that it belongs to', async () => {
  const { pupil } = await typesOf(server);
  const id = await fileApplication(server, account, { paid: true });
  const file = { name: 'one.pdf', content: smallPdf, typeId: pupil, isProfileOne: true };
  const { id: attachmentId } = await submit(server, account.token, id, file);
  const [profile] = (await desk.read(id)).profiles;
  expect(profile?.attachmentTypes).toMatchObject([{ id: pupil, attachment: { id: attachmentId, name: 'one.pdf' } }]);
  const request = { token: desk.token, params: { id, attachmentId } };
  const answer = await send(server, deskAttachment, request);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(smallPdf);
  const other = await fileApplication(server, account);
  await refusal(server, deskAttachment, 'NOT_FOUND', { ...request, params: { id: other, attachmentId } });
});
