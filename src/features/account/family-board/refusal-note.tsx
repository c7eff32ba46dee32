import { useIntl } from 'react-intl';
import { useErrorText } from '#common/use-error-text.ts';
import { useMoneyText } from '#i18n/money.tsx';
import { dayWithWeekday } from '#rules/date-names.ts';
import type { LineRefusal } from '#rules/line-refusals.ts';
import { Alert } from '#ui/alert/alert.tsx';

const isDay = (value: string | number): value is string => /^\d{4}-\d{2}-\d{2}$/.test(String(value));

/** Why the server refused this person's ticket at the last attempt. */
export function RefusalNote({ refusal: { name, metadata } }: { readonly refusal: LineRefusal }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const errorText = useErrorText('familyBoard.line');
  const values = Object.entries(metadata).map(([key, value]) => [
    key,
    isDay(value) ? dayWithWeekday(value, intl.locale) : moneyText(value),
  ]);
  return (
    <Alert meaning={name === 'PRICE_CHANGED' ? 'warning' : 'error'}>
      {errorText({ name, metadata: Object.fromEntries(values) as Record<string, string> })}
    </Alert>
  );
}
