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
import type { TextFieldProps } from '#ui/text-field/text-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { BirthDayField } from './birth-day-field.tsx';
import { NamedField } from './named-field.tsx';

export interface PersonFieldsProps {
  readonly person: TypedPerson;
  /** The birth date, ISO; null while the text is no day. */
  readonly birthDay: string | null;
  readonly problems: Readonly<Record<PersonField, PersonProblem | null>>;
  readonly requiredAddress: RequiredAddress;
  readonly birthDays: BirthDayLimits;
  /** The fields that cannot be changed. */
  readonly fixed: readonly PersonField[];
  /** Why the birth date cannot be changed, if that is said at the field. */
  readonly fixedBirthDayText?: string | undefined;
  /** The browser may fill in the person's own data. */
  readonly own: boolean;
  /** Both should stay the same function, so that only the field that has changed is rendered again. */
  readonly onChange: (field: PersonField, value: string) => void;
  readonly onLeave: (field: PersonField) => void;
}

type PlainField = Exclude<PersonTextField, AddressField>;
type Looks = Pick<TextFieldProps, 'autoComplete' | 'inputMode' | 'type'>;

const looks: Readonly<Record<PlainField, Looks>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', inputMode: 'email' },
  phoneNumber: { autoComplete: 'tel', inputMode: 'tel' },
};

/** Two fields beside each other where there is room. */
const pair = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', narrow: '[repeat(2, minmax(0, 1fr))]' },
});

/** The fields of a person: name, birth date, how to reach them, and where they live (PDT-01). */
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
