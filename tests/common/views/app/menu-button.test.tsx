// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MenuButton } from '#app/shell/menu-button.tsx';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { answeringShop } from '../support/answering-shop.ts';
import { inRouter } from '../support/in-router.tsx';
import { emulateModalDialogs } from '../support/modal-dialogs.ts';
import { inShop } from '../support/test-shop.tsx';

fillBrowserGaps();
emulateModalDialogs();

/** Whether the window is wide enough for the side menu. */
const wide = Object.assign(new EventTarget(), { matches: false });
const asked: string[] = [];

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  wide.matches = false;
  asked.length = 0;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    asked.push(query);
    return wide as unknown as MediaQueryList;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const turn = (isWide: boolean) =>
  act(async () => {
    wide.matches = isWide;
    wide.dispatchEvent(new Event('change'));
  });

async function openMenu() {
  const sentEvents: unknown[] = [];
  const shop = { ...answeringShop({}), tell: (...event: readonly unknown[]) => void sentEvents.push(event) };
  const page = render(inShop(shop, inRouter(MenuButton)));
  const button = await screen.findByRole('button', { name: 'Nabídka' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button);
  await screen.findByRole('link', { name: 'Objednávky' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  return { button, sentEvents, unmount: page.unmount };
}

const isClosed = (button: HTMLElement) =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

describe('the menu of a small screen (SHL-01)', () => {
  it('is closed by its button, and can be opened again', async () => {
    const { button } = await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Zavřít nabídku' }));
    await isClosed(button);
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Nabídka' });
  });

  it('is closed when one of its links is followed', async () => {
    const { button } = await openMenu();
    await userEvent.click(screen.getByRole('link', { name: 'Objednávky' }));
    await isClosed(button);
  });

  it('logs out', async () => {
    const { sentEvents } = await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Odhlásit se' }));
    expect(sentEvents).toEqual([['session', { type: 'logOut' }]]);
  });

  it('is closed when the screen becomes wide enough for the side menu, but not when it becomes narrower', async () => {
    const { button } = await openMenu();
    expect(asked).toContain('(min-width: 960px)');
    await turn(false);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await turn(true);
    await isClosed(button);
  });

  it('does not watch the width of the screen any more after it is unmounted', async () => {
    const removed = vi.spyOn(wide, 'removeEventListener');
    const { unmount } = await openMenu();
    const before = removed.mock.calls.length;
    unmount();
    expect(removed.mock.calls.slice(before).map(([type]) => type)).toEqual(['change']);
  });
});
