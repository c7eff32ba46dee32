import { useLayoutEffect } from 'react';
import type { Look } from './kept-look.ts';

/** Tells the page's styles that the map takes room beside the shop. */
export function useDocked(look: Look): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset['flowMap'] = look;
    return () => void delete page.dataset['flowMap'];
  }, [look]);
}
