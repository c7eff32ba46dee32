// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BottomBar } from '../../src/ui/bottom-bar/bottom-bar.tsx';
import { show } from './render.tsx';

type Report = (entries: readonly Partial<IntersectionObserverEntry>[]) => void;

/** Says where the target of the bar is, as the browser does. */
let report: Report = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report) {
        report = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const place = (isIntersecting: boolean, top: number) =>
  act(() => report([{ isIntersecting, boundingClientRect: new DOMRect(0, top, 300, 200) }]));

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

it('a bar leads to a part further down, which then has the focus', async () => {
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
])('the bar is gone while its part is %s, and leaves no room behind', (_where, isIntersecting, top) => {
  const { queryByText } = show(<Long />);
  place(false, 2000);
  expect(document.documentElement.style.scrollPaddingBottom).not.toBe('');
  place(isIntersecting, top);
  expect(queryByText('In short')).toBeNull();
  expect(document.documentElement.style.scrollPaddingBottom).toBe('');
});
