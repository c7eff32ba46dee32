import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import type { GuardedPage } from '#contract/guarded-pages.ts';

/**
 * The guarded pages that the account may open; null before the first response. They are fetched again after each log-in
 * (SHL-01).
 */
export function usePermissions(): readonly GuardedPage[] | null {
  const { permissions } = useRouteContext({ from: '__root__' });
  useEffect(() => void permissions.ask(), [permissions]);
  return useSyncExternalStore(permissions.subscribe, permissions.known);
}
