import { expect, it, vi } from 'vitest';
import { createPermissions } from '#common/permissions.ts';
import type { GuardedPage } from '#contract/guarded-pages.ts';

/** Permissions for which the server gives these answers one after another, and then no answer. */
function permissionsOf(...answers: readonly (readonly GuardedPage[])[]) {
  const waiting = [...answers];
  const call = async () => {
    const allowedPages = waiting.shift();
    if (allowedPages === undefined) throw new Error('no answer');
    return { allowedPages } as never;
  };
  const permissions = createPermissions({ call });
  const onChange = vi.fn();
  return { permissions, onChange, stop: permissions.subscribe(onChange) };
}

it('permissions are unknown before the server has answered (APP-10)', async () => {
  const { permissions, onChange } = permissionsOf(['notification-setting']);
  expect(permissions.known()).toBeNull();
  expect(await permissions.ask()).toEqual(['notification-setting']);
  expect(permissions.known()).toEqual(['notification-setting']);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('permissions are empty, and known, if the server does not answer', async () => {
  const { permissions, onChange } = permissionsOf();
  expect(await permissions.ask()).toEqual([]);
  expect(permissions.known()).toEqual([]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('permissions are reported only after a change, and only until the subscription ends', async () => {
  const { permissions, onChange, stop } = permissionsOf(['ticket-fare'], ['ticket-fare'], []);
  await permissions.ask();
  await permissions.ask();
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  await permissions.ask();
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('permissions are unknown in the next session', async () => {
  const { permissions, onChange } = permissionsOf(['ticket-fare']);
  await permissions.ask();
  permissions.forget();
  expect(permissions.known()).toBeNull();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('permissions are fetched by one request for all callers before the response', async () => {
  const { permissions } = permissionsOf(['ticket-fare'], []);
  expect(await Promise.all([permissions.ask(), permissions.ask()])).toEqual([['ticket-fare'], ['ticket-fare']]);
  expect(await permissions.ask()).toEqual([]);
});

it('permissions of a session that ended before the response are ignored', async () => {
  const [former, present] = [1, 2].map(() => Promise.withResolvers<{ allowedPages: readonly GuardedPage[] }>());
  const call = vi.fn().mockReturnValueOnce(former?.promise).mockReturnValueOnce(present?.promise);
  const permissions = createPermissions({ call });
  const formerAnswer = permissions.ask();
  permissions.forget();
  const presentAnswer = permissions.ask();
  former?.resolve({ allowedPages: ['ticket-fare'] });
  await formerAnswer;
  expect(permissions.known()).toBeNull();
  present?.resolve({ allowedPages: ['electronic-wallet'] });
  await presentAnswer;
  expect(permissions.known()).toEqual(['electronic-wallet']);
});
