import type { InputEventHandler, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { Footer } from './footer.tsx';
import { columnStyles, mainStyles } from './frame.styles.ts';
import { TopBar } from './top-bar.tsx';

interface FrameProps {
  readonly children: ReactNode;
  readonly onInput?: InputEventHandler;
}

/** The frame of all pages of a visitor. */
export function Frame({ children, onInput }: FrameProps) {
  const skipLabel = useIntl().formatMessage({ id: 'shell.skip' });
  return (
    <div className={columnStyles} onInput={onInput}>
      <SkipLink target="content" label={skipLabel} />
      <TopBar />
      <main id="content" tabIndex={-1} className={mainStyles}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
