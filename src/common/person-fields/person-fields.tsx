import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { BirthDayLimits } from '#rules/age.ts';
import { formatDay } from '#rules/date-text.ts';
import type {
  AddressField,
  PersonField,
  PersonProblem,
  PersonTextField,
  RequiredAddress,
  TypedPerson,
} from '#rules/person-fields.ts';
import { personLimits } from '#rules/person-fields.ts';
import { fieldWidths } from '#ui/field/field-widths.styles.ts';
import type { TextFieldProps } from '#ui/text-field/text-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { BirthDayField } from './birth-day-field.tsx';
import { NamedField } from './named-field.tsx';

export interface PersonFieldsProps {
  readonly person: TypedPerson;
  /** The birth date, ISO; null while the entered text is not a date. */
  readonly birthDay: string | null;
  readonly problems: Readonly<Record<PersonField, PersonProblem | null>>;
  readonly requiredAddress: RequiredAddress;
  readonly birthDays: BirthDayLimits;
  /** The fields that cannot be changed. */
  readonly fixed: readonly PersonField[];
  /** Why the birth date cannot be changed; absent = no reason is shown at the field. */
  readonly fixedBirthDayText?: string | undefined;
  /** The person enters their own data, so the browser may fill it in. */
  readonly own: boolean;
  /** `onChange` and `onLeave` should stay the same functions, so that only a changed field is rendered again. */
  readonly onChange: (field: PersonField, value: string) => void;
  readonly onLeave: (field: PersonField) => void;
}

type PlainField = Exclude<PersonTextField, AddressField>;
type Looks = Pick<TextFieldProps, 'autoComplete' | 'inputMode' | 'type' | 'width'>;

const looks: Readonly<Record<PlainField, Looks>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', inputMode: 'email', width: fieldWidths.email },
  phoneNumber: { autoComplete: 'tel', inputMode: 'tel', width: fieldWidths.phone },
};

/** Two fields are beside each other if there is enough space. */
const pair = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', narrow: '[repeat(2, minmax(0, 1fr))]' },
});

/** The fields of a person: name, birth date, contact data and address (PDT-01). */
export function PersonFields(props: PersonFieldsProps) {
  const { person, birthDay, problems, requiredAddress, birthDays, fixed, own } = props;
  const intl = useIntl();
  const errorOf = (field: PlainField | 'birthDay') => {
    const problem = problems[field];
    if (problem === null) return undefined;
    const limit = field === 'birthDay' ? 0 : personLimits[field];
    const days = { latest: formatDay(birthDays.latest), earliest: formatDay(birthDays.earliest) };
    return intl.formatMessage({ id: `personFields.errors.${problem}` }, { field, limit, ...days });
  };
  const field = (name: PlainField) => (
    <NamedField
      field={name}
      required={name === 'firstName' || name === 'lastName'}
      error={errorOf(name)}
      name={name}
      value={person[name]}
      onChange={props.onChange}
      onLeave={props.onLeave}
      readOnly={fixed.includes(name)}
      {...looks[name]}
      {...(!own && { autoComplete: 'off' })}
    />
  );
  return (
    <>
      <div className={pair}>
        {field('firstName')}
        {field('lastName')}
      </div>
      <div className={pair}>
        <BirthDayField
          error={errorOf('birthDay')}
          birthDay={birthDay}
          typed={birthDay === null ? person.birthDay : undefined}
          limits={birthDays}
          editable={!fixed.includes('birthDay')}
          fixedText={props.fixedBirthDayText}
          own={own}
          onChange={props.onChange}
          onLeave={props.onLeave}
        />
        {field('phoneNumber')}
      </div>
      {field('email')}
      <AddressFields
        address={person}
        problems={problems}
        isRequired={(name) => requiredAddress[name]}
        fixed={fixed}
        prefix=""
        completes={own ? '' : null}
        onChange={props.onChange}
        onLeave={props.onLeave}
      />
    </>
  );
}
