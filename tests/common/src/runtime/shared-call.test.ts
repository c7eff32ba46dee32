import { expect, it, vi } from 'vitest';
import { sharedCall } from '#runtime/shared-call.ts';

it('only one shared call runs at a time, and all callers get its result', async () => {
  const make = vi.fn((token: string) => (token === 'bad' ? Promise.reject(new Error('refused')) : Promise.resolve()));
  const call = sharedCall(make);
  await Promise.all([call('one'), call('two')]);
  expect(make.mock.calls).toEqual([['one']]);

  const results = await Promise.allSettled([call('bad'), call('good')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await call('after the failure');
  expect(make.mock.calls).toEqual([['one'], ['bad'], ['after the failure']]);
});
