import { Outlet } from '@tanstack/react-router';
import { Frame } from './frame.tsx';
import { Navigation } from './navigation.tsx';

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
    <Frame navigation={<Navigation />}>
      <Outlet />
    </Frame>
  );
}
