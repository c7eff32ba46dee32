import { expect, it, vi } from 'vitest';
import { createPermissions } from '#common/permissions.ts';
import type { GuardedPage } from '#contract/guarded-pages.ts';

/** Permissions of which the server gives these answers one after another, and then none. */
function permissionsOf(...answers: readonly (readonly GuardedPage[])[]) {
  const waiting = [...answers];
  const call = async () => {
    const allowedPages = waiting.shift();
    if (allowedPages === undefined) throw new Error('no answer');
    return { allowedPages } as never;
  };
  const permissions = createPermissions({ call });
  const told = vi.fn();
  return { permissions, told, stop: permissions.subscribe(told) };
}

it('are not known before the server has answered (APP-10)', async () => {
  const { permissions, told } = permissionsOf(['notification-setting']);
  expect(permissions.known()).toBeNull();
  expect(await permissions.ask()).toEqual(['notification-setting']);
  expect(permissions.known()).toEqual(['notification-setting']);
  expect(told).toHaveBeenCalledTimes(1);
});

it('are none without an answer, which then is known', async () => {
  const { permissions, told } = permissionsOf();
  expect(await permissions.ask()).toEqual([]);
  expect(permissions.known()).toEqual([]);
  expect(told).toHaveBeenCalledTimes(1);
});

it('are shown only where they have changed, and only as long as somebody listens', async () => {
  const { permissions, told, stop } = permissionsOf(['ticket-fare'], ['ticket-fare'], []);
  await permissions.ask();
  await permissions.ask();
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  await permissions.ask();
  expect(told).toHaveBeenCalledTimes(1);
});

it('are not known of the next session', async () => {
  const { permissions, told } = permissionsOf(['ticket-fare']);
  await permissions.ask();
  permissions.forget();
  expect(permissions.known()).toBeNull();
  expect(told).toHaveBeenCalledTimes(2);
});

it('are asked for once by all who ask before the answer', async () => {
  const { permissions } = permissionsOf(['ticket-fare'], []);
  expect(await Promise.all([permissions.ask(), permissions.ask()])).toEqual([['ticket-fare'], ['ticket-fare']]);
  expect(await permissions.ask()).toEqual([]);
});

it('are not those of a session that ended before the answer', async () => {
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
