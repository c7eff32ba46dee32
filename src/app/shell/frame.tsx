import type { FocusEventHandler, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SkipLink } from '../../ui/skip-link/skip-link.tsx';
import { Footer } from './footer.tsx';
import { columnStyles, mainStyles } from './frame.styles.ts';
import { TopBar } from './top-bar.tsx';

interface FrameProps {
  readonly children: ReactNode;
  readonly onFocus?: FocusEventHandler;
}

/** The frame of all pages of a visitor. */
export function Frame({ children, onFocus }: FrameProps) {
  const skipLabel = useIntl().formatMessage({ id: 'shell.skip' });
  return (
    <div className={columnStyles} onFocus={onFocus}>
      <SkipLink target="content" label={skipLabel} />
      <TopBar />
      <main id="content" tabIndex={-1} className={mainStyles}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
