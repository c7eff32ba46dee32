import { describe, expect, it } from 'vitest';
import { cancelLink, cancelManaging } from '#common/link-cancelling/link-cancelling.actors.ts';

const signal = new AbortController().signal;

function shopWhoseCall(ends: () => Promise<unknown>) {
  const calls: unknown[] = [];
  const call = ((endpoint: { name: string }, options: unknown) => {
    calls.push([endpoint.name, options]);
    return ends();
  }) as never;
  return { shop: { call }, calls };
}
const refuse = (name: string, status: number) => () => Promise.reject({ name, status, metadata: {} });

describe.each([
  ['a link', cancelLink, 'cancelAccountLink'],
  ["an account's management", cancelManaging, 'cancelManagingAccount'],
] as const)('cancelling %s (LNK-04)', (_what, cancel, name) => {
  it('sends its id to the server', async () => {
    const { shop, calls } = shopWhoseCall(() => Promise.resolve());
    await cancel(shop, 7)(signal);
    expect(calls).toEqual([[name, { params: { id: 7 }, signal }]]);
  });

  it('succeeds if it was cancelled already, because the response to an earlier call may have been lost', async () => {
    const { shop } = shopWhoseCall(refuse('NOT_FOUND', 404));
    await expect(cancel(shop, 7)(signal)).resolves.toBeUndefined();
  });

  it('fails with any other refusal', async () => {
    const { shop } = shopWhoseCall(refuse('LINK_NOT_CANCELABLE', 409));
    await expect(cancel(shop, 7)(signal)).rejects.toMatchObject({ name: 'LINK_NOT_CANCELABLE' });
  });
});
