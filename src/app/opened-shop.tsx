import { useEffect } from 'react';
import { useShop } from '../common/shop-context.tsx';
import { LoginScreen } from '../features/visitor/login/login-screen.tsx';
import { usePages } from './router/use-pages.ts';
import { Frame } from './shell/frame.tsx';
import { WaitingFrame } from './waiting-frame.tsx';

/**
 * The shop after start-up: log-in alone while nobody goes further, then all pages. They are prefetched when someone
 * begins to fill log-in in.
 */
export function OpenedShop() {
  const { isAtLogin, Pages, failure, retry, prefetch } = usePages(useShop());
  // The form may have had the focus before React attached its listeners.
  useEffect(() => {
    if (document.activeElement !== document.body) prefetch();
  }, [prefetch]);
  if (Pages !== null) return <Pages />;
  if (!isAtLogin) return <WaitingFrame failure={failure} onRetry={retry} />;
  return (
    <Frame onFocus={prefetch}>
      <LoginScreen />
    </Frame>
  );
}
