import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideResource } from '#common/resource/resource.actors.ts';

const load = async (fetchResource: (signal: AbortSignal) => Promise<string>) => {
  const actor = createActor(provideResource(fetchResource)).start();
  const { value, context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { value, shown: context.value };
};

it('a resource is fetched, is missing, or could not be fetched', async () => {
  const refuse = (status: number) => () => Promise.reject({ name: 'NAME', status, metadata: {} });
  expect(await load(() => Promise.resolve('order 11'))).toEqual({ value: 'shown', shown: 'order 11' });
  expect(await load(refuse(404))).toEqual({ value: 'missing', shown: null });
  expect(await load(refuse(502))).toEqual({ value: 'failed', shown: null });
});

it('the request for a resource is aborted when its page is left', () => {
  let signal: AbortSignal | undefined;
  const actor = createActor(
    provideResource((given) => {
      signal = given;
      return new Promise<string>(() => {});
    }),
  ).start();
  actor.stop();
  expect(signal?.aborted).toBe(true);
});
