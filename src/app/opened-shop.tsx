import { useEffect } from 'react';
import { useShop } from '#common/shop-context.tsx';
import { LoginScreen } from '#features/visitor/login/login-screen.tsx';
import { loginView } from '#machines/visitor/session/session.view.ts';
import { usePages } from './router/use-pages.ts';
import { Frame } from './shell/frame.tsx';
import { WaitingFrame } from './waiting-frame.tsx';

/**
 * The shop after start-up: only log-in until another page is opened, then all pages. All pages are prefetched when
 * someone begins to fill in log-in.
 */
export function OpenedShop() {
  const shop = useShop();
  const { isAtLogin, Pages, failure, retry, prefetch } = usePages(shop);
  // The person may have typed something before React attached its listeners.
  useEffect(() => {
    const { username, password } = loginView(shop.actor('session').getSnapshot());
    if (username !== '' || password !== '') prefetch();
  }, [shop, prefetch]);
  if (Pages !== null) return <Pages />;
  if (!isAtLogin) return <WaitingFrame failure={failure} onRetry={retry} />;
  return (
    <Frame onInput={prefetch}>
      <LoginScreen />
    </Frame>
  );
}
