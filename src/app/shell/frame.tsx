import type { FocusEventHandler, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { SkipLink } from '../../ui/skip-link/skip-link.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

const column = css({ minHeight: '[100dvh]', display: 'flex', flexDirection: 'column' });
const main = css({ flex: '1', outline: 'none' });

interface FrameProps {
  /** What stands beside the logo. */
  readonly navigation?: ReactNode;
  readonly children: ReactNode;
  readonly onFocus?: FocusEventHandler;
}

/** What stands around every page. */
export function Frame({ navigation, children, onFocus }: FrameProps) {
  const skipLabel = useIntl().formatMessage({ id: 'shell.skip' });
  return (
    <div className={column} onFocus={onFocus}>
      <SkipLink target="content" label={skipLabel} />
      <TopBar>{navigation}</TopBar>
      <main id="content" tabIndex={-1} className={main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
