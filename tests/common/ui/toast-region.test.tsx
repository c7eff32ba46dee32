// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ToastRegion } from '#ui/toast-region/toast-region.tsx';
import { show } from './render.tsx';

const ignore = () => undefined;
/** A test can replace these properties. */
const common = { label: 'Messages', closeLabel: 'Close', onClose: ignore, onPause: ignore, onResume: ignore };

describe('toasts', () => {
  const toast = { id: 7, html: 'Paid. <b>Thank you.</b>', colour: 'success' } as const;

  it('pause while they are hovered or focused, and are closed by their button', async () => {
    const [pause, resume, close] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<(id: number) => void>()];
    const { user } = show(
      <ToastRegion {...common} toasts={[toast]} onClose={close} onPause={pause} onResume={resume} />,
    );
    await user.hover(screen.getByText('Thank you.'));
    expect(pause).toHaveBeenCalledOnce();
    expect(resume).not.toHaveBeenCalled();
    await user.unhover(screen.getByText('Thank you.'));
    expect(resume).toHaveBeenCalledOnce();
    await user.tab();
    expect(pause).toHaveBeenCalledTimes(2);
    await user.keyboard('{Enter}');
    expect(close).toHaveBeenCalledWith(7);
  });

  it('are closed each by its own button', async () => {
    const close = vi.fn<(id: number) => void>();
    const { user } = show(<ToastRegion {...common} toasts={[toast, { ...toast, id: 8 }]} onClose={close} />);
    for (const button of screen.getAllByRole('button', { name: 'Close' })) await user.click(button);
    expect(close.mock.calls).toEqual([[7], [8]]);
  });

  it('continue their time after the last, focused toast is closed', async () => {
    const resume = vi.fn<() => void>();
    function Region() {
      const [toasts, setToasts] = useState([toast, { ...toast, id: 8 }]);
      const close = (id: number) => setToasts(toasts.filter((one) => one.id !== id));
      return <ToastRegion {...common} toasts={toasts} onClose={close} onResume={resume} />;
    }
    const { user } = show(<Region />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    resume.mockClear();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(resume).toHaveBeenCalled();
  });

  it.each([
    ['anywhere', true, 1],
    ['on the button only', false, 0],
  ])('are closed by a press %s', async (_how, closesAnywhere, times) => {
    const close = vi.fn<(id: number) => void>();
    const { user } = show(<ToastRegion {...common} closesAnywhere={closesAnywhere} toasts={[toast]} onClose={close} />);
    await user.click(screen.getByText('Thank you.'));
    expect(close).toHaveBeenCalledTimes(times);
  });

  it('are not closed by a press on a link in them', async () => {
    const close = vi.fn<(id: number) => void>();
    const { user } = show(
      <ToastRegion
        {...common}
        closesAnywhere
        toasts={[{ ...toast, html: 'Paid. <a href="#/orders"><b>The order</b></a>' }]}
        onClose={close}
      />,
    );
    await user.click(screen.getByText('The order'));
    expect(close).not.toHaveBeenCalled();
    await user.click(screen.getByText('Paid.'));
    expect(close.mock.calls).toEqual([[7]]);
  });

  it.each([
    ['info', 'info', false],
    ['success', 'circle-check', false],
    ['warning', 'triangle-alert', false],
    ['error', 'circle-alert', true],
  ] as const)('of the kind %s have the icon %s, and interrupt screen readers: %s', (colour, icon, interrupts) => {
    const { container } = show(<ToastRegion {...common} toasts={[{ ...toast, colour }]} />);
    expect(container.querySelector('[data-toast="7"] > svg')?.classList.contains(`lucide-${icon}`)).toBe(true);
    expect(screen.queryByRole('alert') !== null).toBe(interrupts);
  });

  it('continue their time when the focus leaves them', async () => {
    const resume = vi.fn<() => void>();
    const { user } = show(<ToastRegion {...common} toasts={[toast]} onResume={resume} />);
    await user.tab();
    expect(resume).not.toHaveBeenCalled();
    await user.tab();
    expect(resume).toHaveBeenCalledOnce();
  });

  it('do not move the focus when a toast is removed while another element has the focus', () => {
    const region = (ids: readonly number[]) => (
      <>
        <input aria-label="Name" />
        <ToastRegion {...common} toasts={ids.map((id) => ({ ...toast, id }))} />
      </>
    );
    const { rerender } = show(region([7, 8]));
    const elsewhere = screen.getByLabelText('Name');
    screen.getAllByRole('button', { name: 'Close' })[0]?.focus();
    elsewhere.focus();
    rerender(region([8]));
    expect(document.activeElement).toBe(elsewhere);
  });

  it('show the given icon and the given text of the close button', () => {
    const { container } = show(
      <ToastRegion {...common} toasts={[{ ...toast, icon: 'none', closeText: 'Understood' }]} />,
    );
    expect(screen.getByRole('button', { name: 'Understood' })).toBeTruthy();
    expect(container.querySelector('svg')).toBeNull();
  });

  /** A screen of 400 px with controls of 40 px at given heights; each toast is 50 px high. */
  const stubScreen = () => {
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(400);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
      return this.childElementCount * 50;
    });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      return new DOMRect(0, Number(this.getAttribute('data-at') ?? 0), 100, 40);
    });
  };
  const columnOf = () => document.querySelector<HTMLElement>('[data-toast="7"]')?.parentElement;
  const place = () => columnOf()?.style.transform;

  it.each([
    ['top-center', 'translateY(40px)'],
    ['bottom-center', 'translateY(-80px)'],
  ] as const)('are shown where they cover no button or link: %s', (position, expected) => {
    stubScreen();
    show(
      <>
        <button type="button" data-at="0">
          Press
        </button>
        <a href="#page" data-at="320">
          Page
        </a>
        <ToastRegion {...common} toasts={[{ ...toast, position }]} />
      </>,
    );
    expect(place()).toBe(expected);
    vi.restoreAllMocks();
  });

  it('are shown above an open dialog where they do not cover its controls', () => {
    stubScreen();
    show(
      <>
        <button type="button" data-at="0">
          Press
        </button>
        <div role="dialog">
          <button type="button" data-at="60">
            Press
          </button>
        </div>
        <ToastRegion {...common} toasts={[toast]} />
      </>,
    );
    expect(place()).toBe('translateY(0px)');
    vi.restoreAllMocks();
  });

  it('move so that the focused element is visible', () => {
    stubScreen();
    show(
      <>
        <div tabIndex={-1} data-at="20" data-testid="place" />
        <ToastRegion {...common} toasts={[toast]} />
      </>,
    );
    expect(place()).toBe('translateY(0px)');
    act(() => screen.getByTestId('place').focus());
    expect(place()).toBe('translateY(60px)');
    vi.restoreAllMocks();
  });

  it('are shown where they do not cover the heading of the page and its result, but rather those than a button', () => {
    stubScreen();
    const page = (ends: boolean) => (
      <>
        <h1 data-at="0">Payment</h1>
        <div data-result="" data-at="40" />
        {ends && <button type="button" data-at="80" aria-label="Pay" />}
        {ends && <button type="button" data-at="390" aria-label="Back" />}
        {ends && [130, 180, 230, 280, 330].map((at) => <input key={at} aria-label={String(at)} data-at={at} />)}
        <ToastRegion {...common} toasts={[toast]} />
      </>
    );
    const { unmount } = show(page(false));
    expect(place()).toBe('translateY(80px)');
    unmount();
    show(page(true));
    expect(place()).toBe('translateY(0px)');
    vi.restoreAllMocks();
  });

  it('appear when the page below is settled, and then stay where they are', async () => {
    vi.useFakeTimers();
    stubScreen();
    const page = (below: ReactElement) => (
      <>
        {below}
        <ToastRegion {...common} toasts={[toast]} />
      </>
    );
    const waits = () => columnOf()?.hasAttribute('data-waits');
    const { rerender } = show(page(<p>Old page</p>));
    expect(waits()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(100));
    rerender(page(<div data-waiting="" />));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(waits()).toBe(true);
    rerender(page(<h1 data-at="0">Paid</h1>));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(waits()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect([waits(), place()]).toEqual([false, 'translateY(40px)']);
    rerender(page(<p>Next</p>));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect([waits(), place()]).toEqual([false, 'translateY(40px)']);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('appear after two seconds even if the page is still being loaded', async () => {
    vi.useFakeTimers();
    show(
      <>
        <div data-waiting="" />
        <ToastRegion {...common} toasts={[toast]} />
      </>,
    );
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(columnOf()?.hasAttribute('data-waits')).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(columnOf()?.hasAttribute('data-waits')).toBe(false);
    vi.useRealTimers();
  });

  it('are announced: their region is polite and exists before the first toast', () => {
    show(<ToastRegion {...common} toasts={[]} />);
    expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
  });
});
