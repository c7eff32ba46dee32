// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActionBar } from '#ui/bottom-bar/action-bar.tsx';
import { BottomBar } from '#ui/bottom-bar/bottom-bar.tsx';
import { BottomMenu } from '#ui/bottom-bar/bottom-menu.tsx';
import { show } from './render.tsx';

type Report = (entries: readonly Partial<IntersectionObserverEntry>[]) => void;

/** Reports the position of the bar's target, like the browser. */
let report: Report = () => undefined;
/** The elements that the bar observes; `margin`: the margin with which it observes them. */
let watched: Element[] = [];
let margin: string | undefined;

/** Reports to the bar that its size has changed. */
let resize = (): void => undefined;
let measured: Element[] = [];

beforeEach(() => {
  watched = [];
  measured = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe(element: Element): void {
        measured.push(element);
      }
      disconnect(): void {
        measured = [];
      }
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report, options?: IntersectionObserverInit) {
        report = callback;
        margin = options?.rootMargin;
      }
      observe(element: Element): void {
        watched.push(element);
      }
      disconnect(): void {
        watched = [];
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const at = (isIntersecting: boolean, top: number) => ({
  isIntersecting,
  boundingClientRect: new DOMRect(0, top, 300, 200),
});
const place = (isIntersecting: boolean, top: number) => act(() => report([at(isIntersecting, top)]));

function Long() {
  const end = useRef<HTMLDivElement>(null);
  return (
    <>
      <p>A long list</p>
      <BottomBar target={end} label="To the end">
        In short
      </BottomBar>
      <div ref={end} role="group" aria-label="End" tabIndex={-1} />
    </>
  );
}

it('a bar has a button that moves the focus to a part further down', async () => {
  const { user, getByRole, queryByText } = show(<Long />);
  expect(queryByText('In short')).toBeNull();
  place(false, 2000);
  expect(queryByText('In short')).not.toBeNull();
  await user.click(getByRole('button', { name: 'To the end' }));
  expect(document.activeElement).toBe(getByRole('group', { name: 'End' }));
});

it.each([
  ['on the screen', true, 300],
  ['further up', false, -500],
])('the bar is hidden while its target is %s, and then reserves no space', (_where, isIntersecting, top) => {
  const { queryByText } = show(<Long />);
  place(false, 2000);
  expect(document.documentElement.style.scrollPaddingBottom).not.toBe('');
  place(isIntersecting, top);
  expect(queryByText('In short')).toBeNull();
  expect(document.documentElement.style.scrollPaddingBottom).toBe('');
});

it('a bar scrolls its target to the middle of the screen, and then focuses it without scrolling', async () => {
  const calls: unknown[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation((how) => calls.push(how));
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation((how) => calls.push(how));
  const { user, getByRole } = show(<Long />);
  place(false, 2000);
  const button = getByRole('button', { name: 'To the end' });
  calls.length = 0;
  await user.click(button);
  expect(calls.slice(-2)).toEqual([{ block: 'center' }, { preventScroll: true }]);
});

it('a bar uses the last report about whether its target is partly visible above the bar', () => {
  const { queryByText, getByRole, unmount } = show(<Long />);
  expect(watched).toEqual([getByRole('group', { name: 'End' })]);
  expect(margin).toBe('0px 0px -128px');
  act(() => report([at(true, 300), at(false, 2000)]));
  expect(queryByText('In short')).not.toBeNull();
  act(() => report([]));
  expect(queryByText('In short')).not.toBeNull();
  unmount();
  expect(watched).toEqual([]);
});

it.each([
  ['that leads further down', <Long key="long" />],
  [
    'with an action',
    <ActionBar key="action" action={<button type="button">Pay</button>}>
      In short
    </ActionBar>,
  ],
])('a bar %s covers no focused element, even if the bar grows, and keeps no space after it is unmounted', (_, bar) => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  const room = () => document.documentElement.style.scrollPaddingBottom;
  const { unmount, getByText } = show(bar);
  place(false, 2000);
  expect(room()).toBe('calc(60px + var(--bottom-menu-height, 0px))');
  expect(measured).toEqual([getByText('In short').parentElement]);
  height.mockReturnValue(90);
  resize();
  expect(room()).toBe('calc(90px + var(--bottom-menu-height, 0px))');
  unmount();
  expect([room(), measured]).toEqual(['', []]);
});

it('a menu at the bottom tells the page how much space it takes, even if it grows, until it is unmounted', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
  const room = () => document.documentElement.style.getPropertyValue('--bottom-menu-height');
  const { unmount, getByRole } = show(
    <BottomMenu label="Most used pages">
      <li>
        <a href="#/orders">Orders</a>
      </li>
    </BottomMenu>,
  );
  expect(room()).toBe('56px');
  expect(measured).toEqual([getByRole('navigation', { name: 'Most used pages' })]);
  height.mockReturnValue(0);
  resize();
  expect(room()).toBe('0px');
  unmount();
  expect([room(), measured]).toEqual(['', []]);
});
