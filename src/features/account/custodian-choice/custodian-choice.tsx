import { useIntl } from 'react-intl';
import { PersonFields, type PersonFieldsProps } from '#common/person-fields/person-fields.tsx';
import type { CustodianCandidate } from '#machines/common/custodian-candidate.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';

interface CustodianChoiceProps extends Omit<PersonFieldsProps, 'fixed' | 'own'> {
  /** The people of the account who can be the custodian. */
  readonly candidates: readonly CustodianCandidate[];
  /** Null = another person, whose data the customer types. */
  readonly custodianId: number | null;
  readonly onChoose: (custodianId: number | null) => void;
}

const other = 'other';

/** The field to choose a child's custodian: an adult of the account, or another person (ASC-01). */
export function CustodianChoice({ candidates, custodianId, onChoose, ...fields }: CustodianChoiceProps) {
  const intl = useIntl();
  const text = (id: KeyAfter<'custodian.'>, values: Record<string, string> = {}) =>
    intl.formatMessage({ id: `custodian.${id}` }, values);
  return (
    <>
      {candidates.length > 0 && (
        <RadioGroup
          label={text('who')}
          options={[
            ...candidates.map(({ id, fullName, isOwn }) => ({
              value: String(id),
              label: isOwn ? text('who.registered', { name: fullName }) : fullName,
            })),
            { value: other, label: text('who.other') },
          ]}
          value={custodianId === null ? other : String(custodianId)}
          onChange={(value) => onChoose(value === other ? null : Number(value))}
        />
      )}
      {custodianId === null && <PersonFields {...fields} fixed={[]} own={false} />}
    </>
  );
}
