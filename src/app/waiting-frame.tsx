import { BootScreen } from './boot/boot-screen.tsx';
import type { PageFailure } from './router/page-code.ts';
import { columnStyles } from './shell/frame.styles.ts';
import { TopBar } from './shell/top-bar.tsx';

interface WaitingFrameProps {
  /** Why the pages could not be loaded. */
  readonly failure?: PageFailure | null;
  readonly onRetry?: () => void;
}

const nothingToRetry = () => {};

/** The frame shown after start-up while the code of the pages is loading. */
export function WaitingFrame({ failure = null, onRetry = nothingToRetry }: WaitingFrameProps) {
  return (
    <div className={columnStyles}>
      <TopBar />
      <BootScreen state="ready" failure={failure} onRetry={onRetry} />
    </div>
  );
}
