import { Outlet } from '@tanstack/react-router';
import { AppFrame } from './app-frame.tsx';
import { Frame } from './frame.tsx';

/** The frame around the visitor's pages. */
export function VisitorLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The frame around the pages of a logged-in customer. */
export function AppLayout() {
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  );
}
