import { useIntl } from 'react-intl';
import { Button } from '#ui/button/button.tsx';
import { Page } from '#ui/page/page.tsx';
import type { PageFailure } from '../router/page-code.ts';
import { mainStyles } from '../shell/frame.styles.ts';

interface BootScreenProps {
  readonly state: string;
  /** Why start-up has failed; null while start-up is running. */
  readonly failure: PageFailure | null;
  readonly onRetry: () => void;
}

/** These messages have default texts, because the texts may be missing if the server cannot be reached. */
const unreachable = {
  title: { id: 'boot.unavailable.title', defaultMessage: 'E-shop se nepodařilo spustit' },
  lead: {
    id: 'boot.unavailable.lead',
    defaultMessage:
      'Server neodpovídá. Zkuste to prosím za chvíli znovu. / The server does not answer. Please try again.',
  },
  button: { id: 'boot.unavailable.retry', defaultMessage: 'Zkusit znovu / Try again' },
} as const;

const textsOf = {
  unreachable,
  gone: { ...unreachable, lead: { id: 'pageFailed.gone' }, button: { id: 'pageFailed.reload' } },
  fault: { ...unreachable, lead: { id: 'pageFailed.fault' }, button: { id: 'pageFailed.reload' } },
} as const satisfies Record<PageFailure, object>;

/** The screen that is shown during start-up, and after start-up has failed. */
export function BootScreen({ state, failure, onRetry }: BootScreenProps) {
  const intl = useIntl();
  const texts = failure && textsOf[failure];
  return (
    <main className={mainStyles} data-flow="boot" data-state={state} aria-busy={texts === null}>
      {texts !== null && (
        <Page width="form" title={intl.formatMessage(texts.title)} lead={intl.formatMessage(texts.lead)}>
          <Button variant="primary" onClick={() => (failure === 'unreachable' ? onRetry() : window.location.reload())}>
            {intl.formatMessage(texts.button)}
          </Button>
        </Page>
      )}
    </main>
  );
}
