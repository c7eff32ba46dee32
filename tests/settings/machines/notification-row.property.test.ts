import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { choiceOf, isSame } from '#machines/settings/notification-row/notification-row.choice.ts';
import { notificationRowMachine } from '#machines/settings/notification-row/notification-row.machine.ts';
import type {
  NotificationChoice,
  NotificationSave,
} from '#machines/settings/notification-row/notification-row.types.ts';
import { daysToSave, isAllowedDays } from '#rules/notification-days.ts';

const range = { min: 30, max: 90 };
const setting = { id: 1, type: 'CARD_EXPIRATION', daysInAdvance: 30, email: true, sms: false } as const;

/** The steps of a run: edits, answers, and time. A save without an answer may have reached the server or not. */
const happenings = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('days' as const), typed: fc.constantFrom('', '3', '30', '45', '90', '123') }),
    fc.record({ kind: fc.constantFrom('toggle' as const, 'finish' as const, 'retry' as const, 'leave' as const) }),
    fc.record({ kind: fc.constantFrom('answered' as const, 'lost' as const, 'unanswered' as const) }),
    fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.constantFrom(700, 1500) }),
  ),
  { maxLength: 40 },
);

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The machine with a server that stores one setting. The test answers the saves. */
function start() {
  const server: { choice: NotificationChoice } = { choice: { daysInAdvance: 30, email: true } };
  const open: { save: NotificationSave; end: PromiseWithResolvers<void> }[] = [];
  const clock = new SimulatedClock();
  const machine = notificationRowMachine.provide({
    actors: {
      saveSetting: fromPromise<void, NotificationSave>(({ input }) => {
        const end = Promise.withResolvers<void>();
        open.push({ save: input, end });
        return end.promise;
      }),
    },
    actions: {
      saveApart: ({ context }) => {
        apart.push({ daysInAdvance: daysToSave(context.typed, context.email, range), email: context.email });
      },
    },
  });
  const apart: NotificationChoice[] = [];
  const actor = createActor(machine, { input: { setting, range, draft: null }, clock }).start();
  const answer = async (kind: 'answered' | 'lost' | 'unanswered') => {
    const call = open.shift();
    if (call === undefined) return;
    if (kind !== 'lost') server.choice = call.save.choice;
    if (kind === 'answered') call.end.resolve();
    else call.end.reject(Object.assign(new Error(kind), { name: 'NO_ANSWER', status: 0, metadata: {} }));
    await settled();
  };
  return { actor, server, open, clock, apart, answer };
}

type Happenings = typeof happenings extends fc.Arbitrary<infer All> ? All : never;

async function play(
  all: Happenings,
  check: (run: ReturnType<typeof start>) => void,
): Promise<ReturnType<typeof start>> {
  const run = start();
  const { actor, clock, answer } = run;
  for (const each of all) {
    const { email } = actor.getSnapshot().context;
    if (each.kind === 'days') actor.send({ type: 'changeDays', typed: each.typed });
    else if (each.kind === 'toggle') actor.send({ type: 'changeEMail', email: !email });
    else if (each.kind === 'finish') actor.send({ type: 'finishTyping' });
    else if (each.kind === 'retry' || each.kind === 'leave') actor.send({ type: each.kind });
    else if (each.kind === 'wait') clock.increment(each.milliseconds);
    else await answer(each.kind);
    check(run);
  }
  return run;
}

describe('random sequences of edits, answers and failures (NTF-01)', () => {
  it('show a setting as saved only if the server has it, send one save at a time, and send only allowed days', async () => {
    await fc.assert(
      fc.asyncProperty(happenings, async (all) => {
        await play(all, ({ actor, server, open }) => {
          const { context, value } = actor.getSnapshot();
          if (value === 'saved') expect(choiceOf(context)).toEqual(server.choice);
          expect(open.length).toBeLessThanOrEqual(1);
          for (const { save } of open)
            expect(isAllowedDays(save.choice.daysInAdvance, save.choice.email, range)).toBe(true);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('lose no change: as soon as the server answers, the server has the shown setting, with allowed days', async () => {
    await fc.assert(
      fc.asyncProperty(happenings, async (all) => {
        const run = await play(all, () => {});
        const { actor, clock, server, answer } = run;
        const { typed, email } = actor.getSnapshot().context;
        const last = { daysInAdvance: daysToSave(typed, email, range), email };
        if (actor.getSnapshot().matches('failed')) actor.send({ type: 'retry' });
        for (let round = 0; round < 4; round += 1) {
          clock.increment(1500);
          await answer('answered');
        }
        expect([actor.getSnapshot().value, server.choice]).toEqual(['saved', last]);
      }),
      { numRuns: 500 },
    );
  });

  it('send the shown setting when the page is left, unless it was already sent', async () => {
    await fc.assert(
      fc.asyncProperty(happenings, async (all) => {
        const { actor, open, apart, server } = await play(all, () => {});
        const { typed, email } = actor.getSnapshot().context;
        const last = { daysInAdvance: daysToSave(typed, email, range), email };
        apart.length = 0;
        actor.send({ type: 'leave' });
        actor.stop();
        const sent = [...open.map(({ save }) => save.choice), ...apart].at(-1) ?? server.choice;
        expect(isSame(sent, last)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
