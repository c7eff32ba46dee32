import { Outlet } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { WaitingFrame } from '../waiting-frame.tsx';
import { AppFrame } from './app-frame.tsx';
import { Frame } from './frame.tsx';

/** The layout of the visitor's pages. */
export function VisitorLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/**
 * The layout of the pages for a logged-in customer. It is rendered in the background, in short pieces, so that the
 * browser can handle presses meanwhile: otherwise its rendering would be one of the longest tasks of the start.
 */
export function AppLayout() {
  const isShown = useDeferredValue(true, false);
  if (!isShown) return <WaitingFrame />;
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  );
}
