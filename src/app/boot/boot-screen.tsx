import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { mainStyles } from '../shell/frame.styles.ts';

interface BootScreenProps {
  readonly state: string;
  readonly unavailable: boolean;
  readonly onRetry: () => void;
}

/** The screen during start-up, and when start-up has failed. */
export function BootScreen({ state, unavailable, onRetry }: BootScreenProps) {
  const intl = useIntl();
  return (
    <main className={mainStyles} data-flow="boot" data-state={state} aria-busy={!unavailable}>
      {unavailable && (
        <Page
          width="form"
          title={intl.formatMessage({ id: 'boot.unavailable.title', defaultMessage: 'E-shop se nepodařilo spustit' })}
          lead={intl.formatMessage({
            id: 'boot.unavailable.lead',
            defaultMessage:
              'Server neodpovídá. Zkuste to prosím za chvíli znovu. / The server does not answer. Please try again.',
          })}
        >
          <Button variant="primary" onClick={onRetry}>
            <FormattedMessage id="boot.unavailable.retry" defaultMessage="Zkusit znovu / Try again" />
          </Button>
        </Page>
      )}
    </main>
  );
}
