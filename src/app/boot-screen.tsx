import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { Button } from '../ui/button/button.tsx';
import { Page } from '../ui/page/page.tsx';

interface BootScreenProps {
  readonly state: string;
  readonly unavailable: boolean;
  readonly onRetry: () => void;
}

/** Nothing is said while it is quick; a word after a moment. */
const patience = css({ padding: '16', textAlign: 'center', color: 'inkSoft', animation: '[appear 200ms 600ms both]' });

export function BootScreen({ state, unavailable, onRetry }: BootScreenProps) {
  const intl = useIntl();
  return (
    <main data-flow="boot" data-state={state}>
      {unavailable ? (
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
      ) : (
        <p className={patience} role="status">
          Linka…
        </p>
      )}
    </main>
  );
}
