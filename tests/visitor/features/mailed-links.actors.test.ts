import { describe, expect, it } from 'vitest';
import { createActor, waitFor, type AnyStateMachine } from 'xstate';
import { provideManagedCardDecision } from '#features/links/managed-card-decision/managed-card-decision.actors.ts';
import { providePasswordChange } from '#features/visitor/password-change/password-change.actors.ts';
import { provideVerification } from '#features/visitor/verification/verification.actors.ts';
import type { Shop } from '#runtime/shop.ts';
import { recordingShop, Refusal } from '../../common/src/support/recording-shop.ts';

type Answers = Readonly<Record<string, unknown>>;

const decide = (decision: 'approve' | 'reject', answers: Answers, token = 'secret token') => {
  const world = recordingShop(answers);
  const actor = createActor(provideManagedCardDecision(world.shop), {
    input: { decision, token, needsPress: false },
    inspect: world.shop.log.inspect,
  });
  return { ...world, actor: actor.start() };
};

const verify = (answers: Answers) => {
  const world = recordingShop(answers);
  const actor = createActor(provideVerification(world.shop), { input: { token: 'secret token', needsPress: false } });
  return { ...world, actor: actor.start() };
};

const changePassword = (answers: Answers, token = 'secret token') => {
  const world = recordingShop(answers);
  const actor = createActor(providePasswordChange(world.shop), { input: { token }, inspect: world.shop.log.inspect });
  return { ...world, actor: actor.start() };
};

/** Starts two views of the same link one after the other, as React's strict mode does. */
function beginTwice(machine: AnyStateMachine, input: object) {
  const views = [createActor(machine, { input }), createActor(machine, { input })];
  for (const view of views) view.start();
  return Promise.all(views.map((view) => waitFor(view, isOver)));
}

const isOver = ({ status }: { readonly status: string }) => status === 'done';

describe('a password change (PWD-02)', () => {
  const send = (world: ReturnType<typeof changePassword>) => {
    world.actor.send({ type: 'changePassword', value: 'Linka-2026' });
    world.actor.send({ type: 'changeConfirmation', value: 'Linka-2026' });
    world.actor.send({ type: 'submit' });
  };

  it('sends the password with the token, then opens the log-in page', async () => {
    const world = changePassword({ changePassword: undefined });
    send(world);
    await waitFor(world.actor, isOver);
    expect(world.calls).toMatchObject([
      { name: 'changePassword', options: { body: { password: 'Linka-2026', token: 'secret token' } } },
    ]);
    expect(world.effects).toEqual(['toast passwordChange.changed', 'go to /']);
  });

  it('does not write the token and the password into the flow log', async () => {
    const world = changePassword({});
    send(world);
    await waitFor(world.actor, ({ context }) => context.failure !== null);
    const log = JSON.stringify(world.shop.log.stretches());
    expect(log).toContain('passwordChange');
    expect(log).not.toMatch(/secret|Linka-2026/);
  });

  it('opens the form for a new mail if the person asks for it', () => {
    const { actor, calls, effects } = changePassword({}, '');
    actor.send({ type: 'askForMail' });
    expect([calls, effects]).toEqual([[], ['go to /forgotten-password']]);
  });
});

describe('a verification (VER-01)', () => {
  it('sends the token, then opens the log-in page', async () => {
    const { actor, calls, effects } = verify({ confirmation: undefined });
    await waitFor(actor, isOver);
    expect(calls).toEqual([{ name: 'confirmation', options: { body: { value: 'secret token' } } }]);
    expect(effects).toEqual(['toast verification.verified', 'go to /']);
  });

  it('sends the token only once if two views start, and both get the result', async () => {
    const { shop, calls } = recordingShop({ confirmation: undefined });
    await beginTwice(provideVerification(shop), { token: 'secret token' });
    expect(calls).toHaveLength(1);
  });

  it('repeats the call when the person tries again', async () => {
    const { actor, calls } = verify({});
    await waitFor(actor, (snapshot) => snapshot.matches('unanswered'));
    actor.send({ type: 'retry' });
    await waitFor(actor, (snapshot) => snapshot.matches('unanswered'));
    expect(calls).toHaveLength(2);
  });
});

describe('the answer to a management request (MCD-01)', () => {
  it('approves the request, then opens the managed cards', async () => {
    const { actor, calls, effects } = decide('approve', { approveCardManagement: undefined });
    await waitFor(actor, isOver);
    expect(calls).toEqual([{ name: 'approveCardManagement', options: { body: { token: 'secret token' } } }]);
    expect(effects).toEqual(['toast managedCardDecision.successfullyApproved', 'go to /app/managed-card-list']);
  });

  it('is sent only once if two views start, and both get the result', async () => {
    const { shop, calls } = recordingShop({ approveCardManagement: undefined });
    await beginTwice(provideManagedCardDecision(shop), { decision: 'approve', token: 'secret token' });
    expect(calls).toHaveLength(1);
  });

  it('rejects the request, then opens the managed cards', async () => {
    const { actor, calls, effects } = decide('reject', { rejectCardManagement: undefined });
    await waitFor(actor, isOver);
    expect(calls).toEqual([{ name: 'rejectCardManagement', options: { params: { token: 'secret token' } } }]);
    expect(effects).toEqual(['toast managedCardDecision.successfullyRejected', 'go to /app/managed-card-list']);
  });

  it('also shows a failure in a toast, and opens the shop when the person goes back', async () => {
    const { actor, effects } = decide('reject', {});
    await waitFor(actor, (snapshot) => snapshot.matches('unanswered'));
    actor.send({ type: 'goToApp' });
    expect(effects).toEqual(['toast managedCardDecision.rejectFailed', 'go to /app/user-account']);
  });

  it('shows no toast if the session has ended, because the log-in page shows the end of the session', async () => {
    const { shop, effects } = recordingShop({});
    const refused: Shop = {
      ...shop,
      call: () => Promise.reject({ name: 'UNAUTHENTICATED', status: 401, metadata: {} }),
    };
    const actor = createActor(provideManagedCardDecision(refused), {
      input: { decision: 'approve', token: 'token', needsPress: false },
    });
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(effects).toEqual([]);
  });

  it('makes no call without a token', () => {
    const { calls, effects, shop } = decide('approve', {}, '');
    expect([calls, effects]).toEqual([[], ['toast managedCardDecision.errors.APPROVE_MANAGED_CARD_INVALID_TOKEN']]);
    expect(JSON.stringify(shop.log.stretches())).not.toContain('secret');
  });
});

it.each(['goToLogin', 'askForMail'] as const)(
  'a refused verification link is replaced in the history after %s (VER-01)',
  async (type) => {
    const ways: unknown[] = [];
    const { shop } = recordingShop({ confirmation: new Refusal('INVALID_VERIFICATION_TOKEN') });
    const machine = provideVerification({ ...shop, goTo: (...way) => void ways.push(way) });
    const actor = createActor(machine, { input: { token: 'used', needsPress: false } }).start();
    await waitFor(actor, (snapshot) => snapshot.can({ type: 'askForMail' }));
    actor.send({ type });
    expect(ways).toEqual([[type === 'goToLogin' ? '/' : '/verification', { replace: true }]]);
  },
);
