// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { act, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from '../../../src/common/lazy-part.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Part = () => <p>here</p>;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A part whose code is loaded only at the given attempt. */
function show(comesWith: number): () => number {
  let tries = 0;
  const Late = lazyPart(() => {
    tries += 1;
    return tries < comesWith ? gone() : Promise.resolve(Part);
  });
  render(
    <Suspense fallback="on its way">
      <Late />
    </Suspense>,
  );
  return () => tries;
}

it('a part that could not be loaded is loaded again', async () => {
  show(3);
  await pass(10_000);
  expect(screen.getByText('here')).toBeTruthy();
});

it('while offline it is loaded again without limit', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const tries = show(10);
  await pass(9000);
  expect(tries()).toBe(5);
  expect(screen.getByText('on its way')).toBeTruthy();
  await pass(20_000);
  expect(screen.getByText('here')).toBeTruthy();
});

it('while online it fails after some attempts', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const broken = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', broken);
  show(10);
  await expect(pass(10_000)).rejects.toThrow('Failed to fetch');
  window.removeEventListener('error', broken);
});
