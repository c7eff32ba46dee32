import { useIntl } from 'react-intl';
import { ChoiceField } from '#common/choice-field.tsx';
import type { OriginCandidate } from '#machines/links/merge-customers/merge-customers.types.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatDay } from '#rules/date-text.ts';

interface OriginFieldProps {
  readonly candidates: readonly OriginCandidate[];
  readonly chosen: number | null;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (customerId: number) => void;
}

/** The people of the account: a few people are rows, many people have a search field. */
export function OriginField({ candidates, chosen, error, disabled, onChoose }: OriginFieldProps) {
  const intl = useIntl();
  const text = (id: KeyAfter<'mergeCustomers.origin'>, values: Record<string, number> = {}) =>
    intl.formatMessage({ id: `mergeCustomers.origin${id}` }, values);
  const options = candidates.map(({ id, fullName, birthDay }) => ({
    value: String(id),
    label: fullName,
    aside: birthDay === null ? undefined : formatDay(birthDay),
  }));
  return (
    <ChoiceField
      text={text}
      error={error}
      options={options}
      value={chosen === null ? null : String(chosen)}
      onChange={(value) => onChoose(Number(value))}
      disabled={disabled}
    />
  );
}
