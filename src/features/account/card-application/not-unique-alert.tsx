import { useIntl } from 'react-intl';
import { Alert } from '../../../ui/alert/alert.tsx';

/** Says that somebody else has this name and birth date, and what to do. */
export function NotUniqueAlert() {
  const intl = useIntl();
  return (
    <Alert meaning="error" live title={intl.formatMessage({ id: 'personalData.errors.CUSTOMER_NOT_UNIQUE.title' })}>
      {intl.formatMessage({ id: 'personalData.errors.CUSTOMER_NOT_UNIQUE' })}
    </Alert>
  );
}
