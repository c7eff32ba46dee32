import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { PersonTextField } from '#rules/person-fields.ts';
import { TextField, type TextFieldProps } from '#ui/text-field/text-field.tsx';

type NamedFieldProps<Name extends PersonTextField> = Omit<
  TextFieldProps,
  'label' | 'optional' | 'required' | 'onChange' | 'onLeave'
> & {
  readonly field: Name;
  readonly required: boolean;
  readonly onChange: (field: Name, value: string) => void;
  readonly onLeave: (field: Name) => void;
};

function NamedFieldOf<Name extends PersonTextField>(props: NamedFieldProps<Name>) {
  const { field, required, onChange, onLeave, ...looks } = props;
  const intl = useIntl();
  const text = (id: KeyAfter<'personFields.'>) => intl.formatMessage({ id: `personFields.${id}` });
  return (
    <TextField
      {...looks}
      label={text(field)}
      optional={required ? undefined : text('optional')}
      onChange={(value) => onChange(field, value)}
      onLeave={() => onLeave(field)}
    />
  );
}

/** One of the many fields of a person. It is memoized: typing in another field does not render it again. */
export const NamedField = memo(NamedFieldOf) as typeof NamedFieldOf;
