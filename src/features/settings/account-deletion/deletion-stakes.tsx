import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { Cell } from '#common/list-table/cell.tsx';
import { SmallTable } from '#common/list-table/small-table.tsx';
import type { RelatedCustomer } from '#contract/entities/account-deletion.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { managedPersonOutcome, type ManagedPersonOutcome } from '#rules/account-deletion.ts';
import { Alert } from '#ui/alert/alert.tsx';
import type { Column } from '#ui/table/table.types.ts';

/** The effects of a deletion. */
export interface DeletionStakes {
  /** The customers whose cards leave the account. */
  readonly people: readonly RelatedCustomer[];
  readonly yearsKept: number;
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', paddingLeft: '5', listStyleType: 'disc' });

function usePeopleColumns(): readonly Column<RelatedCustomer>[] {
  const intl = useIntl();
  const header = (id: KeyAfter<'accountDeletion.'>) => intl.formatMessage({ id: `accountDeletion.${id}` });
  return [
    { id: 'name', header: header('name'), cell: (person) => <Cell type="person" value={person} />, breaks: true },
    {
      id: 'birthDay',
      header: header('birthDay'),
      cell: ({ birthDay }) => <Cell type="date" value={birthDay} />,
    },
    {
      id: 'activeCardNumber',
      header: header('cardNumber'),
      cell: ({ activeCardNumber }) =>
        activeCardNumber === null ? (
          <FormattedMessage id="accountDeletion.noCard" />
        ) : (
          <Cell type="cardNumber" value={activeCardNumber} />
        ),
    },
  ];
}

const shownOutcomes: readonly ManagedPersonOutcome[] = ['keepsCard', 'erased'];

/** The warning about the people whom no other account manages, with their names. */
function Wards({ people }: Pick<DeletionStakes, 'people'>) {
  const intl = useIntl();
  const groups = shownOutcomes
    .map((outcome) => ({ outcome, wards: people.filter((person) => managedPersonOutcome(person) === outcome) }))
    .filter(({ wards }) => wards.length > 0);
  if (groups.length === 0) return null;
  return (
    <Alert meaning="warning" title={intl.formatMessage({ id: 'accountDeletion.wards' })}>
      <ul className={list}>
        {groups.map(({ outcome, wards }) => (
          <li key={outcome}>
            <FormattedMessage
              id={`accountDeletion.wards.${outcome}`}
              values={{ names: intl.formatList(wards.map(({ firstName, lastName }) => `${firstName} ${lastName}`)) }}
            />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Which data are erased, made anonymous and kept, and whose cards leave the account. */
export function DeletionStakesView({ stakes: { people, yearsKept } }: { readonly stakes: DeletionStakes }) {
  const intl = useIntl();
  const columns = usePeopleColumns();
  return (
    <>
      <p>
        <FormattedMessage id="accountDeletion.lead" />
      </p>
      <ul className={list}>
        <li>
          <FormattedMessage id="accountDeletion.erased" />
        </li>
        <li>
          <FormattedMessage id="accountDeletion.anonymised" />
        </li>
        <li>
          <FormattedMessage id="accountDeletion.applications" />
        </li>
        <li>
          <FormattedMessage id="accountDeletion.kept" values={{ years: yearsKept }} />
        </li>
      </ul>
      {people.length > 0 && (
        <SmallTable
          caption={intl.formatMessage({ id: 'accountDeletion.people' })}
          columns={columns}
          rows={people}
          rowId={({ id }) => String(id)}
          empty={null}
        />
      )}
      <Wards people={people} />
    </>
  );
}
