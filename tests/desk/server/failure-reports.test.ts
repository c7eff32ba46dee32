import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskFailureReport, reportFailure } from '#contract/endpoints/failure-reports.ts';
import { mostTicketBytes, replayTicketFormat, type ReplayTicket } from '#contract/entities/replay-ticket.ts';
import { failureCodeOf } from '#rules/failure-code.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import { failureReports } from '#server/platform/db/schema.ts';
import { call, logIn, refusal } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
let operator: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  operator = await logIn(server, 'operator@linka.example');
});
afterAll(() => server.stop());

const ticket: ReplayTicket = {
  format: replayTicketFormat,
  version: '3.4.0',
  taken: '2026-11-21T08:00:00.000Z',
  page: '/app/shopping-cart',
  language: 'cs',
  flows: [{ number: 0, machine: 'fee', beginning: { by: 'input', input: { note: 'x' } }, state: 'reading' }],
  steps: [{ flow: 0, at: 0, event: { type: 'close' }, state: 'closed' }],
};
const find = (code: string) => call(server, deskFailureReport, { token: operator, params: { code } });

describe('a report of a failure (RPL-05)', () => {
  test('gets a code, by which support finds the report in any spelling; sending needs no log-in', async () => {
    const { code, keptUntil } = await call(server, reportFailure, { body: { ticket } });
    expect(code).toMatch(/^[A-Z\d]{4}-[A-Z\d]{4}$/);
    for (const written of [code, code.toLowerCase(), code.replace('-', ' '), ` ${code.replace('-', '')}`]) {
      expect(await find(written)).toMatchObject({ code, keptUntil, ticket });
    }
    const token = await logIn(server, 'adult@linka.example');
    const other = await call(server, reportFailure, { token, body: { ticket } });
    expect(other.code).not.toBe(code);
  });

  test('is shown to the staff only', async () => {
    const { code } = await call(server, reportFailure, { body: { ticket } });
    const customer = await logIn(server, 'adult@linka.example');
    await refusal(server, deskFailureReport, 'FORBIDDEN', { token: customer, params: { code } });
    for (const unknown of ['AAAA-AAAA', 'A', '0OI1-BSZ2']) {
      await refusal(server, deskFailureReport, 'NOT_FOUND', { token: operator, params: { code: unknown } });
    }
  });

  test.each([
    ['another format', { ...ticket, format: 'linka-replay-ticket/0' }],
    ['a step of a flow that it does not list', { ...ticket, flows: [] }],
    ['an additional field', { ...ticket, username: 'jana@linka.example' }],
  ])('with %s is refused', async (_what, wrong) => {
    await refusal(server, reportFailure, 'VALIDATION_ERROR', { body: { ticket: wrong } });
  });

  test('that has too many bytes is refused', async () => {
    const large = {
      ...ticket,
      steps: [{ ...ticket.steps[0], event: { type: 'x', text: 'ř'.repeat(mostTicketBytes / 2) } }],
    };
    await refusal(server, reportFailure, 'PAYLOAD_TOO_LARGE', { body: { ticket: large } });
  });

  test('is kept for the number of days that the operator has set, and then deleted', async () => {
    const { database, settings } = server.services;
    const { code, keptUntil } = await call(server, reportFailure, { body: { ticket } });
    server.clock.set(`${keptUntil}T20:00:00.000Z`);
    await deleteOldRows(server.services);
    operator = await logIn(server, 'operator@linka.example');
    expect((await find(code)).code).toBe(code);
    await settings.change(database, { FAILURE_REPORT_KEPT_IN_DAYS: 29 });
    await deleteOldRows(server.services);
    expect(await database.$count(failureReports)).toBe(0);
    await settings.change(database, { FAILURE_REPORT_KEPT_IN_DAYS: null });
  });

  test('can be sent only a limited number of times from one network address', async () => {
    const { settings, database } = server.services;
    await settings.change(database, { FAILURE_REPORTS_ALLOWED_PER_ADDRESS: 1 });
    await call(server, reportFailure, { body: { ticket } });
    await refusal(server, reportFailure, 'TOO_MANY_ATTEMPTS', { body: { ticket } });
    await settings.change(database, { FAILURE_REPORTS_ALLOWED_PER_ADDRESS: null });
  });
});

test('a code contains no characters that look alike', () => {
  expect(failureCodeOf('acde fhj3')).toBe('ACDEFHJ3');
  for (const wrong of ['ACDEFHJ0', 'ACDEFHJO', 'ACDEFHJI', 'ACDEFHJ1', 'ACDEFHJS', 'ACDEFHJ5', 'ACDE', ''])
    expect(failureCodeOf(wrong)).toBeNull();
});
