import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCopy } from '#ui/copy-button/use-copy.ts';

const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '3' });
const large = css({
  fontFamily: '[ui-monospace, monospace]',
  fontSize: 'xl',
  fontWeight: 'bold',
  letterSpacing: '[0.08em]',
  userSelect: 'all',
});

interface KeptCodeProps {
  readonly code: string;
  /** The end of the time for which the report is kept. */
  readonly children: ReactNode;
}

/** The code that a person gives to support: large, with a copy button if the browser allows copying. */
export function KeptCode({ code, children }: KeptCodeProps) {
  const intl = useIntl();
  const clipboard = useCopy(code);
  return (
    <div className={column}>
      <Alert meaning="success" title={intl.formatMessage({ id: 'failureReport.sent' })}>
        {children}
      </Alert>
      <p className={large} translate="no">
        {code}
      </p>
      {clipboard !== null && (
        <Button onClick={clipboard.copy}>
          <FormattedMessage id={clipboard.copied ? 'failureReport.copied' : 'failureReport.copy'} />
        </Button>
      )}
    </div>
  );
}
