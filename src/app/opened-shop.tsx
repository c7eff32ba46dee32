import { useEffect } from 'react';
import { LoginScreen } from '../features/visitor/login/login-screen.tsx';
import { Frame } from './shell/frame.tsx';
import { useShop } from '../common/shop-context.tsx';
import { usePages } from './router/use-pages.ts';
import { WaitingFrame } from './waiting-frame.tsx';

/** Log-in by itself for as long as nobody goes further; whoever begins to fill it in soon will. Then all the pages. */
export function OpenedShop() {
  const { isAtLogin, Pages, failed, retry, prefetch } = usePages(useShop());
  // The form may have had the focus before there was anyone to notice.
  useEffect(() => {
    if (document.activeElement !== document.body) prefetch();
  }, [prefetch]);
  if (Pages !== null) return <Pages />;
  if (!isAtLogin) return <WaitingFrame unavailable={failed} onRetry={retry} />;
  return (
    <Frame onFocus={prefetch}>
      <LoginScreen />
    </Frame>
  );
}
