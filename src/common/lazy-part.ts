import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds between two attempts. */
const pause = 2000;

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pause));

/**
 * A part of a page whose code is loaded when it is first shown. A failed load is repeated: without limit while the
 * browser is offline, else `tries` times. After that the error reaches the page, which shows that it could not be
 * opened.
 */
export function lazyPart<Props>(
  fetch: () => Promise<ComponentType<Props>>,
  tries = 3,
): LazyExoticComponent<ComponentType<Props>> {
  const patiently = async (left: number): Promise<ComponentType<Props>> => {
    try {
      return await fetch();
    } catch (error) {
      const isOffline = !navigator.onLine;
      if (!isOffline && left <= 1) throw error;
      await later();
      return patiently(isOffline ? left : left - 1);
    }
  };
  return lazy(async () => ({ default: await patiently(tries) }));
}
