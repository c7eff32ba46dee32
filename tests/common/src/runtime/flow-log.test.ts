import { describe, expect, it } from 'vitest';
import { assign, createActor, createMachine, setup } from 'xstate';
import { sessionMachine } from '#machines/visitor/session/session.machine.ts';
import { createFlowLog } from '#runtime/flow-log/flow-log.ts';

const counting = setup({
  types: { context: {} as { readonly count: number }, events: {} as { type: 'tick'; now: number } | { type: 'tock' } },
}).createMachine({
  id: 'counting',
  context: { count: 0 },
  on: { tick: {}, tock: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
});
const types = (log: ReturnType<typeof createFlowLog>) =>
  log.stretches().flatMap(({ steps }) => steps.map(({ event }) => event.type));

describe('the flow log (RPL-01)', () => {
  it('contains how each machine began, and each event with its payload and the state after it', () => {
    const log = createFlowLog(() => 7);
    const actor = createActor(sessionMachine, { inspect: log.inspect }).start();
    actor.send({ type: 'sessionRefused', now: 12 });
    expect(log.stretches()).toMatchObject([
      {
        machine: 'session',
        beginning: { by: 'input' },
        state: 'restoring',
        steps: [{ at: 7, event: { type: 'sessionRefused', now: 12 }, state: 'restoring' }],
      },
    ]);
    actor.stop();
  });

  it("does not store typed passwords and tokens, not even in the tab's memory", () => {
    const log = createFlowLog(() => 7);
    const actor = createActor(sessionMachine, { inspect: log.inspect }).start();
    actor.send({ type: 'changePassword', value: 'Linka-2026' });
    actor.send({ type: 'storedElsewhere', session: { token: 'abc.def.ghi', expiresAt: 5 } as never });
    const kept = JSON.stringify(log.stretches());
    expect(kept).toContain('changePassword');
    expect(kept).not.toMatch(/Linka-2026|abc|def|ghi/);
    actor.stop();
  });

  it.each([
    ['a new password', { newPassword: 'Linka-2026' }],
    ['a repeated password', { confirmation: 'Linka-2026' }],
    ['a PIN', { pin: 'Linka-2026' }],
    ['a typed PIN', { field: 'pin', value: 'Linka-2026' }],
    ['a token', { verificationToken: 'Linka-2026' }],
    ['a signature', { signature: 'Linka-2026' }],
    ['a token deep inside', { answer: { session: { token: 'Linka-2026' } } }],
  ])('does not store %s', (_what, event) => {
    const log = createFlowLog(() => 7);
    const actor = createActor(createMachine({ id: 'any' }), { inspect: log.inspect }).start();
    actor.send({ type: 'entered', ...event });
    expect(types(log)).toEqual(['entered']);
    expect(JSON.stringify(log.stretches())).not.toMatch(/Linka|2026/);
    actor.stop();
  });

  it("stores only type and size of a file's content, and all other texts unchanged", () => {
    const log = createFlowLog(() => 7);
    const actor = createActor(createMachine({ id: 'any' }), { inspect: log.inspect }).start();
    const start = 'data:image/jpeg;base64,';
    const photo = start + 'A'.repeat(2001 - start.length);
    actor.send({ type: 'changePhoto', photo, small: photo.slice(0, 2000), note: 'B'.repeat(3000) });
    const [step] = log.stretches()[0]?.steps ?? [];
    expect(step?.event).toEqual({
      type: 'changePhoto',
      photo: 'data:image/jpeg;bytes=2001',
      small: photo.slice(0, 2000),
      note: 'B'.repeat(3000),
    });
    actor.stop();
  });

  it('stores only the first and the last of consecutive ticks, which show how much time has passed', () => {
    const log = createFlowLog(() => 7);
    const actor = createActor(counting, { inspect: log.inspect }).start();
    for (const now of [1, 2, 3, 4, 5]) actor.send({ type: 'tick', now });
    actor.send({ type: 'tock' });
    for (const now of [6, 7, 8]) actor.send({ type: 'tick', now });
    expect(log.stretches()[0]?.steps.map(({ event }) => ('now' in event ? event.now : event.type))).toEqual([
      1,
      5,
      'tock',
      6,
      8,
    ]);
    actor.stop();
  });

  it('stores only the last events; a machine that is still running begins again with its snapshot', () => {
    const log = createFlowLog(() => 7, { kept: 10, stretch: 4 });
    const quiet = createActor(createMachine({ id: 'quiet' }), { inspect: log.inspect }).start();
    const actor = createActor(counting, { inspect: log.inspect }).start();
    for (let count = 0; count < 50; count += 1) actor.send({ type: 'tock' });
    expect(types(log).length).toBeLessThanOrEqual(10);
    const own = log.stretches().filter(({ machine }) => machine === 'counting');
    const [first] = own;
    const steps = own.flatMap((stretch) => stretch.steps);
    expect(first?.beginning).toMatchObject({ by: 'snapshot', context: { count: 50 - steps.length } });
    expect(log.stretches().map(({ machine }) => machine)).toContain('quiet');
    for (const one of [quiet, actor]) one.stop();
  });
});
