import { Outlet } from '@tanstack/react-router';
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

/** The layout of the pages for a logged-in customer. */
export function AppLayout() {
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  );
}
