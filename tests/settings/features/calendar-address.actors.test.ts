// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideCalendarAddress } from '#features/settings/calendar-address/calendar-address.actors.ts';
import { recordingShop, Refusal } from '../../common/src/support/recording-shop.ts';

const first = {
  address: 'https://linka.example/calendar/1.ics',
  created: '2026-11-20T10:00:00.000Z',
  lastFetched: null,
};
const second = { ...first, address: 'https://linka.example/calendar/2.ics' };
const having = { calendarAddress: { calendarAddress: first } };

async function open(answers: Readonly<Record<string, unknown>>) {
  const recorded = recordingShop(answers);
  const actor = createActor(provideCalendarAddress(recorded.shop)).start();
  await waitFor(actor, (snapshot) => !snapshot.matches('reading'));
  const press = async (...types: ('create' | 'copy' | 'askToReplace' | 'askToRemove' | 'confirm')[]) => {
    for (const type of types) actor.send({ type });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return actor.getSnapshot();
  };
  return { ...recorded, press };
}

describe("the calls of the calendar's address (ICS-01, ICS-02)", () => {
  afterEach(() => vi.unstubAllGlobals());

  it('create only one address for two presses', async () => {
    const { press, calls } = await open({ calendarAddress: { calendarAddress: null }, createCalendarAddress: first });
    expect((await press('create', 'create')).context.current).toEqual(first);
    expect(calls.map(({ name }) => name)).toEqual(['calendarAddress', 'createCalendarAddress']);
  });

  it('replace the shown address, with a toast', async () => {
    const { press, calls, effects } = await open({ ...having, replaceCalendarAddress: second });
    expect((await press('askToReplace', 'confirm')).context.current).toEqual(second);
    expect(calls.at(-1)).toMatchObject({
      name: 'replaceCalendarAddress',
      options: { body: { address: first.address } },
    });
    expect(effects).toEqual(['toast calendarAddress.replaced']);
  });

  it('show no toast if the replacement was refused', async () => {
    const { press, effects } = await open({ ...having, replaceCalendarAddress: new Refusal('NOT_FOUND', 404) });
    expect((await press('askToReplace', 'confirm')).matches('notReplaced')).toBe(true);
    expect(effects).toEqual([]);
  });

  it('remove the address, with a toast', async () => {
    const { press, calls, effects } = await open({ ...having, removeCalendarAddress: undefined });
    expect((await press('askToRemove', 'confirm')).matches('none')).toBe(true);
    expect([calls.at(-1)?.name, effects]).toEqual(['removeCalendarAddress', ['toast calendarAddress.removed']]);
  });

  it('copy the address, and confirm this only if the browser has copied it', async () => {
    const copied: string[] = [];
    const { press } = await open(having);
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    expect((await press('copy')).matches({ having: 'copied' })).toBe(true);
    expect(copied).toEqual([first.address]);
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
    expect((await press('copy')).matches({ having: 'notCopied' })).toBe(true);
    vi.stubGlobal('navigator', {});
    expect((await press('copy')).matches({ having: 'notCopied' })).toBe(true);
  });
});
