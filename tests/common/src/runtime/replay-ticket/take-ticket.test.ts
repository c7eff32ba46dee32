// @vitest-environment jsdom
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mostTicketBytes, ReplayTicket } from '#contract/entities/replay-ticket.ts';
import { createShopClock } from '#runtime/clock.ts';
import { createFlowLog, type Stretch } from '#runtime/flow-log/flow-log.ts';
import { takeTicket } from '#runtime/replay-ticket/take-ticket.ts';
import { saveTicket } from '#runtime/replay-ticket/ticket-file.ts';
import { ticketOfTab } from '#runtime/replay-ticket/ticket-of-tab.ts';
import { saveBytes } from '#runtime/save-file.ts';

vi.mock(import('#runtime/save-file.ts'), () => ({ saveBytes: vi.fn(), saveFile: vi.fn() }));
afterEach(() => vi.clearAllMocks());

const now = Date.UTC(2026, 10, 21, 8, 30, 15);
const about = { version: '3.4.0', path: '/app/order-list', language: 'cs', now, today: '2026-11-21' };

const stretch = (machine: string, moments: readonly number[], event: object = {}): Stretch => ({
  machine,
  beginning: { by: 'input', input: { interrupted: null } },
  state: 'idle',
  steps: moments.map((at) => ({ at, event: { type: `at${String(at)}`, ...event }, state: 'busy' })),
});

const bytesOf = (ticket: ReplayTicket) => Buffer.byteLength(JSON.stringify(ticket));

describe('a replay ticket', () => {
  it('contains the steps of all machines in their order, from the first step on', () => {
    const ticket = takeTicket([stretch('order', [1000.2, 1500.4]), stretch('payment', [1200])], about);
    expect(v.is(ReplayTicket, ticket)).toBe(true);
    expect(ticket.flows.map(({ number, machine, state }) => [number, machine, state])).toEqual([
      [0, 'order', 'idle'],
      [1, 'payment', 'idle'],
    ]);
    expect(ticket.steps.map(({ flow, at, event, state }) => [flow, at, event.type, state])).toEqual([
      [0, 0, 'at1000.2', 'busy'],
      [1, 200, 'at1200', 'busy'],
      [0, 500, 'at1500.4', 'busy'],
    ]);
    expect(ticket.taken).toBe('2026-11-21T08:30:15.000Z');
  });

  it.each([
    ['/app/order-list/2026001234/invoice', '/app/order-list/0/invoice'],
    ['/verify?token=abc', '/verify'],
    ['/verify#token', '/verify'],
    [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
  ])('contains the page %s without the ids of persons and orders', (path, page) =>
    expect(takeTicket([], { ...about, path }).page).toBe(page),
  );

  it('is small enough to be sent: the oldest parts of the log are left out first, but no more than needed', () => {
    const long = Array.from({ length: 8 }, (_, index) => index);
    const stretches = Array.from({ length: 64 }, (_, place) =>
      stretch(
        'order',
        long.map((index) => place * 100 + index),
        { count: Array.from({ length: 31 }, () => 0.123456789) },
      ),
    );
    const whole = stretches.map((one) => bytesOf(takeTicket([one], about))).reduce((sum, bytes) => sum + bytes, 0);
    expect(whole).toBeGreaterThan(1.1 * mostTicketBytes);
    expect(whole).toBeLessThan(1.3 * mostTicketBytes);
    const ticket = takeTicket(stretches, about);
    expect(bytesOf(ticket)).toBeLessThanOrEqual(mostTicketBytes);
    expect(bytesOf(ticket)).toBeGreaterThan(0.85 * mostTicketBytes);
    const kept = ticket.flows.map(({ number }) => number);
    expect(kept.at(-1)).toBe(63);
    expect(kept).toEqual(Array.from({ length: kept.length }, (_, index) => 64 - kept.length + index));
    expect(new Set(ticket.steps.map(({ flow }) => flow))).toEqual(new Set(kept));
    expect(ticket.steps[0]?.at).toBe(0);
  });

  it("contains the page and the language of the tab, and the shop's time", () => {
    window.history.replaceState(null, '', '/#/app/order-list/12?state=PAID');
    document.documentElement.lang = 'pl';
    const clock = createShopClock(() => now);
    const ticket = ticketOfTab({ log: createFlowLog(() => 0), clock }, '3.4.0');
    expect(ticket).toMatchObject({
      page: '/app/order-list/0',
      language: 'pl',
      version: '3.4.0',
      taken: '2026-11-21T08:30:15.000Z',
    });
  });

  it('is saved as a file whose name contains its time', () => {
    const ticket = takeTicket([stretch('order', [1])], about);
    saveTicket(ticket);
    const [[name, type, bytes]] = vi.mocked(saveBytes).mock.calls as [Parameters<typeof saveBytes>];
    expect([name, type]).toEqual(['linka-replay-2026-11-21T08-30-15.json', 'application/json']);
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual(ticket);
  });
});
