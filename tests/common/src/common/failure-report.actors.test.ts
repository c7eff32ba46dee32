// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideFailureReport } from '#common/failure-report/failure-report.actors.ts';
import { recordingShop } from '../support/recording-shop.ts';

afterEach(() => {
  window.location.hash = '';
});

it('a report is the replay ticket of this tab as readable text, and exactly this ticket is sent (RPL-04)', async () => {
  window.location.hash = '#/app/order-list?offset=25';
  const { shop, calls } = recordingShop({ reportFailure: { code: 'ACDE-34XY', keptUntil: '2026-12-21' } });
  const actor = createActor(provideFailureReport(shop, '3.4.0')).start();
  actor.send({ type: 'open' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('reviewing'));
  const ticket: unknown = JSON.parse(context.ticket ?? '');
  expect(ticket).toMatchObject({ version: '3.4.0', page: '/app/order-list' });
  expect(context.ticket?.split('\n').length).toBeGreaterThan(5);
  actor.send({ type: 'send' });
  await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  expect(calls.map(({ name, options }) => [name, options.body])).toEqual([['reportFailure', { ticket }]]);
});
