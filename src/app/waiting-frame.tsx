import { BootScreen } from './boot/boot-screen.tsx';
import { columnStyles } from './shell/frame.styles.ts';
import { TopBar } from './shell/top-bar.tsx';

interface WaitingFrameProps {
  readonly unavailable?: boolean;
  readonly onRetry?: () => void;
}

const nothingToRetry = () => {};

/** The frame shown after start-up while the code of the pages is loading. */
export function WaitingFrame({ unavailable = false, onRetry = nothingToRetry }: WaitingFrameProps) {
  return (
    <div className={columnStyles}>
      <TopBar />
      <BootScreen state="ready" unavailable={unavailable} onRetry={onRetry} />
    </div>
  );
}
