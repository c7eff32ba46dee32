import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { fillBrowserGaps } from './browser-gaps.ts';

fillBrowserGaps();

afterEach(cleanup);

/** Renders a component; returns the result and a simulated user. */
export function show(part: ReactNode) {
  return { ...render(part), user: userEvent.setup() };
}

/** Waits until the work that components do in the next frame is done, for example after a dialog was closed. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
