import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the server's HTML until React has hydrated it: until then, presses are lost. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
