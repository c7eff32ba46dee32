import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { personLimits, type AddressField, type PersonField, type PersonProblem } from '#rules/person-fields.ts';
import { fieldWidths } from '#ui/field/field-widths.styles.ts';
import { NamedField } from './named-field.tsx';

interface AddressFieldsProps {
  readonly address: Readonly<Record<AddressField, string>>;
  readonly problems: Readonly<Record<AddressField, PersonProblem | null>>;
  readonly isRequired: (field: AddressField) => boolean;
  /** The fields that cannot be changed. */
  readonly fixed?: readonly PersonField[];
  /** The prefix of the fields' names. */
  readonly prefix: string;
  /** The kind of address for the browser's autofill, '' for the person's own address; null = no autofill. */
  readonly completes: '' | 'shipping ' | null;
  readonly onChange: (field: AddressField, value: string) => void;
  readonly onLeave: (field: AddressField) => void;
}

const completion: Readonly<Record<Exclude<AddressField, 'streetNumber'>, string>> = {
  street: 'address-line1',
  city: 'address-level2',
  zip: 'postal-code',
};

const widths: Readonly<Partial<Record<AddressField, string>>> = {
  streetNumber: fieldWidths.houseNumber,
  zip: fieldWidths.zip,
};

const wideAndNarrow = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', narrow: '[minmax(0, 2fr) minmax(0, 1fr)]' },
});

/** Street and number are beside each other, and city and postcode too, if there is enough space. */
export function AddressFields(props: AddressFieldsProps) {
  const { address, problems, isRequired, fixed = [], prefix, completes, onChange, onLeave } = props;
  const intl = useIntl();
  const errorOf = (field: AddressField) =>
    problems[field] === null
      ? undefined
      : intl.formatMessage({ id: `personFields.errors.${problems[field]}` }, { field, limit: personLimits[field] });
  const field = (name: AddressField) => (
    <NamedField
      field={name}
      required={isRequired(name)}
      error={errorOf(name)}
      name={`${prefix}${name}`}
      width={widths[name]}
      autoComplete={completes === null || name === 'streetNumber' ? 'off' : `${completes}${completion[name]}`}
      value={address[name]}
      onChange={onChange}
      onLeave={onLeave}
      readOnly={fixed.includes(name)}
    />
  );
  return (
    <>
      <div className={wideAndNarrow}>
        {field('street')}
        {field('streetNumber')}
      </div>
      <div className={wideAndNarrow}>
        {field('city')}
        {field('zip')}
      </div>
    </>
  );
}
