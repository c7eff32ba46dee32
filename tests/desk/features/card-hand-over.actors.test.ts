import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { provideCardHandOver } from '#features/desk/card-hand-over/card-hand-over.actors.ts';
import { collectedCard, postedCard } from '#machines/desk/card-hand-over/model/card-hand-over.samples.ts';
import type { Shop } from '#runtime/shop.ts';

const changed = { name: 'APPLICATION_CHANGED', status: 409, metadata: {} };

/** Begins the handover of two cards. Each call is recorded, and answered when the test says how. */
function begin() {
  const calls: { readonly name: string; readonly options: CallOptions<never> }[] = [];
  const answers: PromiseWithResolvers<object>[] = [];
  const call = ((endpoint: EndpointDefinition, options: CallOptions<never>) => {
    calls.push({ name: endpoint.name, options });
    const answer = Promise.withResolvers<object>();
    answers.push(answer);
    return answer.promise;
  }) as Shop['call'];
  const refresh = vi.fn<() => void>();
  const input = { flowId: 'flow', cards: [postedCard, collectedCard] };
  const actor = createActor(provideCardHandOver({ call }, refresh), { input }).start();
  const handOver = () => {
    actor.send({ type: 'selectAll', chosen: true });
    actor.send({ type: 'ask' });
    actor.send({ type: 'confirm' });
    actor.send({ type: 'confirm' });
  };
  return { actor, calls, answers, refresh, handOver };
}

it('hands over the cards one after the other, each in its shown version, and then reads the list again (DSK-09)', async () => {
  const { actor, calls, answers, refresh, handOver } = begin();
  handOver();
  expect(calls).toHaveLength(1);
  answers[0]?.resolve({});
  await waitFor(actor, ({ context }) => context.handedOver === 1);
  expect(refresh).not.toHaveBeenCalled();
  answers[1]?.resolve({});
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  expect(calls).toMatchObject([
    { name: 'handOverCard', options: { params: { id: 7 }, body: { version: '1' } } },
    { name: 'handOverCard', options: { params: { id: 9 }, body: { version: '1' } } },
  ]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('keeps the idempotency key of a card in the same version, and takes another in another version (DSK-09)', async () => {
  const { actor, calls, answers, handOver } = begin();
  const lose = async () => {
    handOver();
    answers.at(-1)?.reject({ name: 'NO_ANSWER', status: 0, metadata: {} });
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  };
  await lose();
  await lose();
  actor.send({ type: 'cardsShown', cards: [{ ...postedCard, version: '2' }, collectedCard] });
  handOver();
  answers.at(-1)?.reject(changed);
  await waitFor(actor, () => calls.length === 4);
  const [first, again, newer, other] = calls.map(
    ({ options }) => (options as { idempotencyKey: string }).idempotencyKey,
  );
  expect(first).toMatch(/^flow:/u);
  expect(again).toBe(first);
  expect(new Set([first, newer, other]).size).toBe(3);
});
