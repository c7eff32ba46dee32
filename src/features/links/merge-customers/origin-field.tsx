import { useIntl } from 'react-intl';
import type { OriginCandidate } from '../../../../machines/merge-customers/merge-customers.types.ts';
import { formatDay } from '../../../../rules/date-text.ts';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';

interface OriginFieldProps {
  readonly candidates: readonly OriginCandidate[];
  readonly chosen: number | null;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (customerId: number) => void;
}

/** More people than this are searched. */
const mostRows = 5;

/** The people of the account: a few are rows, many are searched. */
export function OriginField({ candidates, chosen, error, disabled, onChoose }: OriginFieldProps) {
  const intl = useIntl();
  const text = (id: string, values: Record<string, number> = {}) =>
    intl.formatMessage({ id: `mergeCustomers.origin${id}` }, values);
  const options = candidates.map(({ id, fullName, birthDay }) => ({
    value: String(id),
    label: fullName,
    aside: birthDay === null ? undefined : formatDay(birthDay),
  }));
  const field = {
    label: text(''),
    error,
    options,
    value: chosen === null ? null : String(chosen),
    onChange: (value: string) => onChoose(Number(value)),
  };
  if (options.length <= mostRows) return <RadioGroup {...field} busy={disabled} />;
  return (
    <Combobox
      {...field}
      placeholder={text('.search')}
      openLabel={text('.open')}
      foundText={(count) => text('.found', { count })}
      disabled={disabled}
    />
  );
}
