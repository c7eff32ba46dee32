import { expect, it } from 'vitest';
import { changeLink } from '#features/links/link-change/link-change.actors.ts';

const { signal } = new AbortController();

it.each([
  ['REGISTERED', 'setMainAccount'],
  ['ASSIGNED', 'setAssignedAccount'],
] as const)('a link that becomes %s is sent by its id; a refusal is passed on (LNK-02)', async (change, name) => {
  const calls: unknown[] = [];
  const refusal = { name: 'NOT_FOUND', status: 404, metadata: {} };
  const shop = {
    call: ((endpoint: { name: string }, options: unknown) => {
      calls.push([endpoint.name, options]);
      return Promise.reject(refusal);
    }) as never,
  };
  // A missing link is an error: unlike after a cancellation, the requested change has not happened.
  await expect(changeLink(shop, change, 7)(signal)).rejects.toBe(refusal);
  expect(calls).toEqual([[name, { params: { id: 7 }, signal }]]);
});
