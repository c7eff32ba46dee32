import { createMemoryHistory, type RouteComponent, type RouterHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// @vitest-environment jsdom
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApproveManagedCardScreen } from '#features/links/managed-card-decision/approve-managed-card-screen.tsx';
import { RejectManagedCardScreen } from '#features/links/managed-card-decision/reject-managed-card-screen.tsx';
import { PasswordChangeScreen } from '#features/visitor/password-change/password-change-screen.tsx';
import { VerificationScreen } from '#features/visitor/verification/verification-screen.tsx';
import type { Shop } from '#runtime/shop.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { inShop } from '../../common/views/support/test-shop.tsx';

/** Opens a screen at an address like the app in development, where React mounts everything twice. */
function open(shop: Shop, Screen: RouteComponent, history: RouterHistory): void {
  render(<StrictMode>{inShop(shop, inRouter(Screen, history))}</StrictMode>);
}

const historyAt = (address: string) => createMemoryHistory({ initialEntries: [address] });

beforeAll(() => {
  // The router scrolls to the top, which jsdom does not support.
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(cleanup);

describe('a page that a mailed link opens for an action', () => {
  it.each([
    ['confirmation', VerificationScreen, { body: { value: 'abc' } }],
    ['approveCardManagement', ApproveManagedCardScreen, { body: { token: 'abc' } }],
    ['rejectCardManagement', RejectManagedCardScreen, { params: { token: 'abc' } }],
  ])('makes the call %s only once each time it is opened', async (name, Screen, options) => {
    const { shop, calls, effects } = recordingShop({ [name]: undefined });
    open(shop, Screen, historyAt('/page?token=abc'));
    await expect.poll(() => effects.some((effect) => effect.startsWith('go to'))).toBe(true);
    expect(calls).toEqual([{ name, options }]);
    expect(effects).toHaveLength(2);
    cleanup();
    open(shop, Screen, historyAt('/page?token=abc'));
    await expect.poll(() => calls.length).toBe(2);
  });

  it('makes a new call when another link is opened in the same tab', async () => {
    const { shop, calls } = recordingShop({});
    const history = historyAt('/page?token=abc');
    open(shop, VerificationScreen, history);
    await screen.findByRole('button', { name: 'Zkusit znovu' });
    act(() => history.push('/page?token=def'));
    await expect.poll(() => calls.map(({ options }) => options.body)).toEqual([{ value: 'abc' }, { value: 'def' }]);
  });

  it('says only once that the token is missing', async () => {
    const { shop, calls, effects } = recordingShop({});
    open(shop, ApproveManagedCardScreen, historyAt('/page'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^13 – /);
    expect([calls, effects]).toEqual([[], ['toast managedCardDecision.errors.APPROVE_MANAGED_CARD_INVALID_TOKEN']]);
  });
});

describe('the page for a new password', () => {
  it('removes the token from the address, keeps it after a reload, and sends it', async () => {
    const { shop, calls } = recordingShop({ changePassword: undefined });
    const history = historyAt('/page?token=abc');
    open(shop, PasswordChangeScreen, history);
    await expect.poll(() => history.location.href).toBe('/page');
    expect(history.length).toBe(1);
    cleanup();
    open(shop, PasswordChangeScreen, history);
    const user = userEvent.setup({ delay: null });
    await user.type(await screen.findByLabelText('Nové heslo'), 'Linka-2026');
    await user.type(screen.getByLabelText('Nové heslo znovu'), 'Linka-2026{Enter}');
    await expect.poll(() => calls[0]?.options.body).toEqual({ password: 'Linka-2026', token: 'abc' });
  });

  it('keeps the typed text while the token is removed from the address', async () => {
    const history = historyAt('/page?token=abc');
    open(recordingShop({}).shop, PasswordChangeScreen, history);
    const field = await screen.findByLabelText<HTMLInputElement>('Nové heslo');
    await userEvent.setup({ delay: null }).type(field, 'Li');
    await expect.poll(() => history.location.href).toBe('/page');
    expect(screen.getByLabelText<HTMLInputElement>('Nové heslo')).toBe(field);
    expect(field.value).toBe('Li');
  });

  it('moves the focus to the first wrong field', async () => {
    open(recordingShop({}).shop, PasswordChangeScreen, historyAt('/page?token=abc'));
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: 'Změnit heslo' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Nové heslo'));
    await user.keyboard('Linka-2026{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Nové heslo znovu'));
  });

  it('starts anew when another link is opened in the same tab, and keeps the rest of the address', async () => {
    const { shop, calls } = recordingShop({ changePassword: undefined });
    const history = historyAt('/page?token=abc&fault=slow');
    open(shop, PasswordChangeScreen, history);
    const user = userEvent.setup({ delay: null });
    await user.type(await screen.findByLabelText('Nové heslo'), 'Li');
    await expect.poll(() => history.location.href).toBe('/page?fault=slow');
    act(() => history.push('/page?token=def'));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Nové heslo').value).toBe(''));
    await user.type(screen.getByLabelText('Nové heslo'), 'Linka-2026');
    await user.type(screen.getByLabelText('Nové heslo znovu'), 'Linka-2026{Enter}');
    await expect.poll(() => calls[0]?.options.body).toEqual({ password: 'Linka-2026', token: 'def' });
  });

  it.each([
    ['TOO_MANY_ATTEMPTS', 429, /Heslo se nezměnilo.*za 2\sminuty/],
    ['NO_ANSWER', 0, /Nevíme, zda se heslo změnilo/],
  ])('says whether the password was changed: %s', async (name, status, text) => {
    const failure = { name, status, metadata: { retryAfter: 61 } };
    const { shop } = recordingShop({});
    open({ ...shop, call: () => Promise.reject(failure) }, PasswordChangeScreen, historyAt('/page?token=abc'));
    const user = userEvent.setup({ delay: null });
    await user.type(await screen.findByLabelText('Nové heslo'), 'Linka-2026');
    await user.type(screen.getByLabelText('Nové heslo znovu'), 'Linka-2026{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  it('says at once that the token is missing', async () => {
    open(recordingShop({}).shop, PasswordChangeScreen, historyAt('/page'));
    expect((await screen.findByRole('alert')).textContent).toContain('Odkaz není úplný');
  });
});
