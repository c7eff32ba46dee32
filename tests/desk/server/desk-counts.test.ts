import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskCounts } from '#contract/endpoints/desk-counts.ts';
import { applicationDesk } from '../../common/server/support/application-desk.ts';
import type { ApplicationDeskTools } from '../../common/server/support/application-desk.ts';
import { call, freshAccount, refusal } from '../../common/server/support/call.ts';
import { reclamationTools } from '../../common/server/support/reclamations.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
let desk: ApplicationDeskTools;
beforeAll(async () => {
  server = await startServer({ workers: false });
  desk = await applicationDesk(server);
});
afterAll(() => server.stop());

const counts = () => call(server, deskCounts, { token: desk.token });

test('an application counts until only its customer or holder can do something (DSK-07)', async () => {
  const before = (await counts()).applications;
  const waiting = async () => (await counts()).applications - before;
  const { id } = await desk.paid();
  expect(await waiting()).toBe(1);
  await desk.action(id, 'ASK_AGAIN');
  expect(await waiting()).toBe(0);
  await desk.action(id, 'TAKE_BACK');
  for (const action of ['CHECK', 'PRINT'] as const) {
    await desk.action(id, action);
    expect(await waiting(), action).toBe(1);
  }
  await desk.action(id, 'HAND_OVER');
  expect(await waiting()).toBe(0);
});

test('a reclamation counts until it is answered (DSK-07)', async () => {
  const tools = await reclamationTools(server);
  const before = (await counts()).reclamations;
  const { id } = await tools.file(await freshAccount(server, 'adult'));
  expect((await counts()).reclamations).toBe(before + 1);
  await tools.answer(id);
  expect((await counts()).reclamations).toBe(before);
});

test('pages that the operator does not use have no counts (DSK-01)', async () => {
  await desk.tools.withSettings({ applicationDeskAllowed: false, eshopReclamationEnabled: false }, async () => {
    expect(await counts()).toMatchObject({ applications: 0, reclamations: 0 });
  });
});

test('only the staff reads the counts (DSK-01)', async () => {
  const { token } = await freshAccount(server, 'adult');
  await refusal(server, deskCounts, 'FORBIDDEN', { token });
});
