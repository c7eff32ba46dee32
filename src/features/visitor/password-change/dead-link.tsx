import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '#ui/alert/alert.tsx';

interface DeadLinkProps {
  readonly reason: 'linkMissing' | 'linkRefused';
}

const texts = {
  linkMissing: 'passwordChange.linkMissing',
  linkRefused: 'passwordChange.errors.INVALID_VERIFICATION_TOKEN',
} as const;

/** Says that this link cannot change the password, why, and what to do. */
export function DeadLink({ reason }: DeadLinkProps) {
  const intl = useIntl();
  return (
    <Alert meaning="error" live title={intl.formatMessage({ id: `passwordChange.deadLink.${reason}` })}>
      <FormattedMessage id={texts[reason]} />
    </Alert>
  );
}
