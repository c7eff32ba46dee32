import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { fillBrowserGaps } from './browser-gaps.ts';

fillBrowserGaps();

afterEach(cleanup);

/** Renders a part and gives the person who uses it. */
export function show(part: ReactNode) {
  return { ...render(part), user: userEvent.setup() };
}
