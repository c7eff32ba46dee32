import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds between two tries. */
const pause = 2000;

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pause));

/**
 * A part of a page whose code is fetched when it is first shown. What cannot be fetched is tried again: without a net for
 * as long as it takes, otherwise `tries` times, after which the page says that it could not be opened.
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
