import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly mailedToken?: string;
  }
}

/**
 * The token of a mailed link; '' = there is none. It is taken out of the address, where the browser's history would keep
 * it and others could read it, and put beside the present entry, so that a reload still has it.
 */
export function useHiddenToken(): string {
  const navigate = useNavigate();
  const shown = useLocation({ select: ({ search }) => search['token'] });
  const hidden = useLocation({ select: ({ state }) => state.mailedToken });
  const given = shown ?? hidden;
  // The location is another's as soon as the page is left, while this one is still to be seen.
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
