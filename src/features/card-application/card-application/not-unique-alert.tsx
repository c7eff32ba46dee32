import { useIntl } from 'react-intl';
import { numberedText } from '#common/numbered-text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import type { NotUnique } from '../wizard-toasts.ts';

/** Says that another person has this name and birth date, and what to do. */
export function NotUniqueAlert({ errorName }: { readonly errorName: NotUnique }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'personalData.errors.CUSTOMER_NOT_UNIQUE.title' });
  return (
    <Alert meaning="error" live title={numberedText(errorName, title)}>
      {intl.formatMessage({ id: 'personalData.errors.CUSTOMER_NOT_UNIQUE' })}
    </Alert>
  );
}
