import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the server's HTML, until React has taken it over: a press is lost before that. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
