import { useSelector } from '@xstate/react';
import { useShop } from '#common/shop-context.tsx';
import { hashPath } from '#runtime/hash-path.ts';
import { BootScreen } from './boot/boot-screen.tsx';
import type { PageFailure } from './router/page-code.ts';
import { columnStyles } from './shell/frame.styles.ts';
import { menuFrame } from './shell/menu-frame.ts';
import { TopBar } from './shell/top-bar.tsx';

interface WaitingFrameProps {
  /** Why the pages could not be loaded. */
  readonly failure?: PageFailure | null;
  readonly onRetry?: () => void;
}

const nothingToRetry = () => {};

/** The frame that will replace this one; undefined = the frame of a visitor. */
function useComingFrame(): string | undefined {
  const shop = useShop();
  const loggedIn = useSelector(shop.actor('session'), ({ context }) => context.session !== null);
  const { configuration } = shop.actor('boot').getSnapshot().context;
  if (!loggedIn) return undefined;
  if (hashPath(window.location.hash).startsWith('/desk')) return 'desk';
  return menuFrame(configuration?.persistentSideMenu === true);
}

/** The frame shown after start-up while the code of the pages is loading. Its logo is where the coming frame has it. */
export function WaitingFrame({ failure = null, onRetry = nothingToRetry }: WaitingFrameProps) {
  const frame = useComingFrame();
  return (
    <div className={columnStyles} data-frame={failure === null ? frame : undefined}>
      <TopBar />
      <BootScreen state="ready" failure={failure} onRetry={onRetry} />
    </div>
  );
}
