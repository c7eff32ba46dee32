// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyDialog } from '#common/lazy-part/lazy-dialog.tsx';
import { Continued } from '#ui/dialog/continued.ts';
import { emulateModalDialogs } from './support/modal-dialogs.ts';
import { inShop, testShop } from './support/test-shop.tsx';

interface PartProps {
  readonly onClosed: () => void;
}

const Part = () => <p>here</p>;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
const comeOnline = () => act(() => void window.dispatchEvent(new Event('online')));

/** A dialog whose code can be loaded only at the attempt with this number; counts the attempts. */
function show(comesWith: number) {
  const fetchCode = vi.fn<() => Promise<ComponentType<PartProps>>>();
  for (let attempt = 1; attempt < comesWith; attempt += 1) fetchCode.mockImplementationOnce(gone);
  fetchCode.mockImplementation(() => Promise.resolve(Part));
  const Late = lazyDialog(fetchCode, { title: 'ticketFare.title', close: 'ticketFare.close', fields: 3 });
  const onClosed = vi.fn<() => void>();
  render(inShop(testShop(), <Late onClosed={onClosed} />));
  return { fetchCode, onClosed };
}

beforeEach(() => {
  emulateModalDialogs();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a dialog whose code is being loaded (SHL-06)', () => {
  it('shows a busy frame at once, and then the dialog', async () => {
    show(1);
    expect(screen.getByRole('dialog', { name: 'Nová jízdenka' }).getAttribute('aria-busy')).toBe('true');
    expect(await screen.findByText('here')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says to the dialog how long its frame was shown, also after a failed attempt; nothing if it was loaded', async () => {
    let now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const Told = () => <output>{String(useContext(Continued))}</output>;
    const fetchCode = vi.fn<() => Promise<ComponentType<PartProps>>>(() => Promise.resolve(Told));
    fetchCode.mockImplementationOnce(gone);
    const Late = lazyDialog(fetchCode, { title: 'ticketFare.title', close: 'ticketFare.close', fields: 3 });
    const dialog = inShop(testShop(), <Late onClosed={() => undefined} />);
    const { unmount } = render(dialog);
    await screen.findByRole('alert');
    now = 1250;
    await retry();
    expect((await screen.findByRole('status')).textContent).toBe('250');
    unmount();
    render(dialog);
    expect(screen.getByRole('status').textContent).toBe('null');
  });

  it('is rendered at the end of the page, so that it does not inherit styles', () => {
    show(1);
    expect(screen.getByRole('dialog').parentElement).toBe(document.body);
  });

  it('can be closed while it is loading', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { onClosed } = show(2);
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Zavřít' }));
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('loads the code if the network comes back just when the failure is shown', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const back = new MutationObserver(() => {
      if (screen.queryByRole('alert') === null) return;
      back.disconnect();
      window.dispatchEvent(new Event('online'));
    });
    back.observe(document.body, { childList: true, subtree: true });
    show(2);
    expect(await screen.findByText('here')).toBeTruthy();
  });

  it('says without a network that the server cannot be reached, and loads the code again on request', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { fetchCode } = show(3);
    expect((await screen.findByRole('alert')).textContent).toContain('možná jste offline');
    expect(screen.getByRole('dialog').getAttribute('aria-busy')).toBe('false');
    expect(screen.queryByRole('button', { name: 'Načíst znovu' })).toBeNull();
    await retry();
    expect((await screen.findByRole('alert')).textContent).toContain('možná jste offline');
    await retry();
    expect(await screen.findByText('here')).toBeTruthy();
    expect(fetchCode).toHaveBeenCalledTimes(3);
  });

  it('says that the server cannot be reached if a network is connected but requests fail', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    show(2);
    expect((await screen.findByRole('alert')).textContent).toContain('možná jste offline');
  });

  it('also offers a reload if only the code is missing', async () => {
    show(2);
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: 'Načíst znovu' })).toBeTruthy();
    await retry();
    expect(await screen.findByText('here')).toBeTruthy();
  });

  it('loads the code again only when the browser comes back online, never after a time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { fetchCode } = show(3);
    await screen.findByRole('alert');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(fetchCode).toHaveBeenCalledTimes(1);
    comeOnline();
    await screen.findByRole('alert');
    expect(fetchCode).toHaveBeenCalledTimes(2);
    comeOnline();
    expect(await screen.findByText('here')).toBeTruthy();
    vi.useRealTimers();
  });

  it('is shown at once when it is opened again', async () => {
    const fetchCode = vi.fn<() => Promise<ComponentType<PartProps>>>(() => Promise.resolve(Part));
    const Late = lazyDialog(fetchCode, { title: 'ticketFare.title', close: 'ticketFare.close', fields: 3 });
    const late = inShop(testShop(), <Late onClosed={() => {}} />);
    const { unmount } = render(late);
    await screen.findByText('here');
    unmount();
    render(late);
    expect(screen.getByText('here')).toBeTruthy();
    expect(fetchCode).toHaveBeenCalledOnce();
  });
});
