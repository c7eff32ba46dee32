import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly mailedToken?: string;
  }
}

/**
 * The token of a mailed link; '' = no token. It is removed from the address, because the browser's history would keep it
 * and other people could read it. The state of the history entry keeps it for a reload.
 */
export function useHiddenToken(): string {
  const navigate = useNavigate();
  const shown = useLocation({ select: ({ search }) => search['token'] });
  const hidden = useLocation({ select: ({ state }) => state.mailedToken });
  const given = shown ?? hidden;
  // The token stays in the state, because the router's location changes as soon as the page is left, while this page is
  // still mounted.
  const [token, setToken] = useState(given ?? '');
  if (given !== undefined && given !== token) setToken(given);
  useEffect(() => {
    if (shown === undefined) return;
    void navigate({
      to: '.',
      search: ({ token: _, ...others }) => others,
      state: { mailedToken: shown },
      replace: true,
    });
  }, [shown, navigate]);
  return token;
}
