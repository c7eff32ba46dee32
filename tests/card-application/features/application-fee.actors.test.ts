import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideApplicationFee } from '#features/card-application/application-fee/application-fee.actors.ts';
import { idempotencyKey } from '#machines/common/idempotency-key.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const open = (answers: Readonly<Record<string, unknown>>) => {
  const world = recordingShop(answers);
  const machine = provideApplicationFee(world.shop, { applicationId: 3, feeId: 1 }, () =>
    world.effects.push('read application'),
  );
  const input = { flowId: 'flow', subject: 'application', subjectId: '3' } as const;
  return { ...world, actor: createActor(machine, { input }).start() };
};

describe('the unpaid fee of an application (APL-03)', () => {
  it('is added to the cart for its application, and the cart opens', async () => {
    const { actor, calls, effects } = open({ addFee: {} });
    actor.send({ type: 'add' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(calls).toEqual([
      {
        name: 'addFee',
        options: {
          idempotencyKey: idempotencyKey('flow', 'application', '3'),
          body: { applicationId: 3, feeId: 1 },
          signal: expect.any(AbortSignal),
        },
      },
    ]);
    expect(effects).toEqual(['tell cart refresh', 'go to /app/shopping-cart']);
  });

  it('refreshes the page and the cart if the fee could not be added', async () => {
    const { actor, effects } = open({});
    actor.send({ type: 'add' });
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect(effects).toEqual(['tell cart refresh', 'read application']);
  });
});
