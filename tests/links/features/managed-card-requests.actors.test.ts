import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  provideManagedCardRequests,
  withdrawRequest,
} from '#features/links/managed-card-requests/managed-card-requests.actors.ts';
import { provideManagedCardResend } from '#features/links/managed-card-requests/managed-card-resend.actors.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const request = { id: 7, username: 'jan@linka.example' };

it('the unanswered requests are the items of the response', async () => {
  const { shop, calls } = recordingShop({ cardManagementRequests: { items: [request] } });
  const actor = createActor(provideManagedCardRequests(shop)).start();
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  expect(calls.map(({ name }) => name)).toEqual(['cardManagementRequests']);
  expect(context.value).toEqual([request]);
});

it("withdrawing sends the request's id, and fails if the request does not exist", async () => {
  const { shop, calls } = recordingShop({ withdrawCardManagementRequest: undefined });
  const { signal } = new AbortController();
  await withdrawRequest(shop, 7)(signal);
  expect(calls).toEqual([{ name: 'withdrawCardManagementRequest', options: { params: { id: 7 }, signal } }]);
  const refusing = { call: () => Promise.reject({ name: 'NOT_FOUND', status: 404, metadata: {} }) };
  await expect(withdrawRequest(refusing as never, 7)(signal)).rejects.toMatchObject({ name: 'NOT_FOUND' });
});

it.each([
  [
    'a toast is shown, and the lists are read again',
    { resendCardManagementRequest: undefined },
    ['toast managedCardResend.success', 'changed'],
  ],
  ['after a failure only the lists are read again', {}, ['changed']],
] as const)('a request is sent again by its id; %s', async (_what, answers, expected) => {
  const { shop, calls, effects } = recordingShop(answers);
  const actor = createActor(provideManagedCardResend(shop, async () => void effects.push('changed'))).start();
  actor.send({ type: 'resend', request });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  expect(calls.map(({ name, options }) => [name, options.params])).toEqual([
    ['resendCardManagementRequest', { id: 7 }],
  ]);
  expect(effects).toEqual(expected);
});
