import { useEffect, useLayoutEffect } from 'react';

/** Calls `leave` when the component is unmounted, before its flows are stopped, and when the browser leaves the page. */
export function useLeave(leave: () => void): void {
  useLayoutEffect(() => leave, [leave]);
  useEffect(() => {
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [leave]);
}
