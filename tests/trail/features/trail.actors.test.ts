import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideAccess, removeAddress } from '#features/trail/access/access.actors.ts';
import { eventFits, provideEventList } from '#features/trail/events/event-list.actors.ts';
import { provideLogIns } from '#features/trail/log-ins/log-ins.actors.ts';
import { provideMailList } from '#features/trail/mails/mail-list.actors.ts';
import { provideKeptTimes } from '#features/trail/my-trail/kept-times.actors.ts';
import { recordingShop, Refusal } from '../../common/src/support/recording-shop.ts';

const logIn = {
  id: 5,
  at: '2026-11-21T07:00:00.000Z',
  ends: '2026-11-21T09:00:00.000Z',
  userAgent: null,
  telephoneApplication: false,
  isPresent: false,
};

const logInAnswers = { openLogIns: { logIns: [logIn] }, endLogIn: undefined, endOtherLogIns: undefined };

async function startLogIns(answers: Readonly<Record<string, unknown>> = {}) {
  const recorded = recordingShop({ ...logInAnswers, ...answers });
  const onEnded = vi.fn<() => void>();
  const actor = createActor(provideLogIns(recorded.shop, onEnded)).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return {
    ...recorded,
    actor,
    onEnded,
    settle: () => waitFor(actor, (snapshot) => snapshot.matches({ listed: 'shown' })),
  };
}

describe('the open log-ins (TRL-03)', () => {
  it('are read, and a log-in is ended by its id, with a toast', async () => {
    const { actor, calls, effects, onEnded, settle } = await startLogIns();
    expect(actor.getSnapshot().context.logIns).toEqual([logIn]);
    actor.send({ type: 'askToEnd', id: 5 });
    actor.send({ type: 'confirm' });
    await settle();
    expect(calls.map(({ name, options }) => [name, options.params])).toEqual([
      ['openLogIns', undefined],
      ['endLogIn', { id: 5 }],
      ['openLogIns', undefined],
    ]);
    expect(effects).toEqual(['toast myTrail.logIns.ended']);
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('are ended together, except the present log-in', async () => {
    const { actor, calls, effects, onEnded, settle } = await startLogIns();
    actor.send({ type: 'askToEndOthers' });
    actor.send({ type: 'confirm' });
    await settle();
    expect(calls.map(({ name }) => name)).toEqual(['openLogIns', 'endOtherLogIns', 'openLogIns']);
    expect(effects).toEqual(['toast myTrail.logIns.othersEnded']);
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it("are not ended if the chosen log-in is now this browser's log-in, which a toast says", async () => {
    const { actor, effects, onEnded, settle } = await startLogIns({ endLogIn: new Refusal('PRESENT_LOG_IN', 409) });
    actor.send({ type: 'askToEnd', id: 5 });
    actor.send({ type: 'confirm' });
    await settle();
    expect(effects).toEqual(['toast myTrail.logIns.present']);
    expect(onEnded).not.toHaveBeenCalled();
  });
});

describe('the list of events (TRL-02)', () => {
  const event = (id: string) => ({ id, kind: 'LOGGED_IN' });

  it.each([
    [{}, undefined, 0],
    [{ group: 'PEOPLE', offset: '25' }, 'PEOPLE', 25],
    [{ group: 'NONSENSE' }, undefined, 0],
  ])('asks with the address %j for the group %s', async (opened, group, offset) => {
    const items = [event('E7'), event('L7')];
    const { shop, calls } = recordingShop({ accountEvents: { items, totalCount: 40 } });
    const input = {
      detailSource: 'none',
      sortBy: 'at',
      sortDesc: true,
      inAddress: { opened, fits: eventFits },
    } as const;
    const actor = createActor(provideEventList(shop), { input }).start();
    const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    const page = { limit: 25, offset, sortBy: 'at', sortDesc: true };
    expect(calls[0]?.options.query).toEqual(group === undefined ? page : { ...page, group });
    // The ids of the rows are their positions in the list, because an event and a log-in may have the same number.
    expect(context.rows.map(({ id }) => id)).toEqual([offset, offset + 1]);
  });
});

it('the list of mails is sorted by the time of sending, and has pages (TRL-04)', async () => {
  const mail = { id: 3, sent: '2026-11-21T07:00:00.000Z', subject: 'Hello', recipient: 'a@linka.example' };
  const { shop, calls } = recordingShop({ accountMails: { items: [mail], totalCount: 1 } });
  const input = { detailSource: 'none', sortBy: 'sent', sortDesc: true, pageSize: 10 } as const;
  const actor = createActor(provideMailList(shop), { input }).start();
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  expect(calls[0]?.options.query).toEqual({ limit: 10, offset: 0, sortBy: 'sent', sortDesc: true });
  expect(context.rows).toEqual([mail]);
});

it('the accounts with access are read by one call, and the calendar’s address is removed by another call (TRL-01)', async () => {
  const found = { toMine: [], people: [] };
  const { shop, calls } = recordingShop({ accountAccess: found, removeCalendarAddress: undefined });
  const actor = createActor(provideAccess(shop)).start();
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  expect(context.value).toEqual(found);
  await removeAddress(shop)(new AbortController().signal);
  expect(calls.map(({ name }) => name)).toEqual(['accountAccess', 'removeCalendarAddress']);
});

it("the times for which records are kept come from the operator's settings (TRL-02, TRL-04)", async () => {
  const setting = (name: string, value: string) => ({ id: 1, displayName: name, name, value });
  const globalSettings = [
    setting('ACCOUNT_EVENTS_KEPT_IN_MONTHS', '24'),
    setting('LOG_IN_RECORDS_KEPT_IN_MONTHS', '6'),
    setting('SENT_MAIL_RECORDS_KEPT_IN_MONTHS', '12'),
  ];
  const actor = createActor(provideKeptTimes(recordingShop({ globalSettings }).shop)).start();
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  expect(context.value).toEqual({ events: 24, logIns: 6, mails: 12 });
});
