import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { fillBrowserGaps } from './browser-gaps.ts';

fillBrowserGaps();

afterEach(cleanup);

/** Renders a component; returns the result of the rendering and a simulated user. */
export function show(part: ReactNode) {
  return { ...render(part), user: userEvent.setup() };
}

/** What a component does at the next frame, as a layer that has gone, has been done by then. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
