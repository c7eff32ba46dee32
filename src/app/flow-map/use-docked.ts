import { useLayoutEffect } from 'react';
import type { Look } from './stored-look.ts';

/** Sets a CSS variable, so that the page leaves space for the map beside the shop. */
export function useDocked(look: Look): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset['flowMap'] = look;
    return () => void delete page.dataset['flowMap'];
  }, [look]);
}
