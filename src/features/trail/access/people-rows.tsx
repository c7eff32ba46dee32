import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { CancelLink } from '#common/link-cancelling/cancel-link.tsx';
import { accountPath, linkedAccountPath } from '#contract/account-pages.ts';
import type { MyPerson } from '#contract/entities/trail.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Since } from '../my-trail/since.tsx';
import { TrailRow, TrailRows } from '../my-trail/trail-rows.tsx';
import { useAppliesForOthers } from '../my-trail/use-applies-for-others.ts';
import { EndedAtBranch } from './ended-at-branch.tsx';

interface PeopleRowsProps {
  readonly people: readonly MyPerson[];
  readonly onChanged: () => void;
}

const linkStyles = css({ color: 'primaryText', textDecoration: 'underline' });

const addressOf = ({ type, customerId }: MyPerson): string =>
  `#${type === 'REGISTERED' ? accountPath : linkedAccountPath(customerId)}`;

function Person({ person, onChanged }: { readonly person: MyPerson; readonly onChanged: () => void }) {
  const { linkId, type, personName, cancelable, since } = person;
  const isOther = type !== 'REGISTERED';
  return (
    <TrailRow
      title={
        <a className={linkStyles} href={addressOf(person)}>
          {personName}
        </a>
      }
      text={<FormattedMessage id={`myTrail.people.${type}`} values={{ applies: useAppliesForOthers() }} />}
      action={
        isOther && (
          <CancelLink
            link={{ id: linkId, customerAccountLinkType: type, cancelable, customer: { fullName: personName } }}
            onChanged={onChanged}
          />
        )
      }
    >
      <Since moment={since} />
      {isOther && !cancelable && <EndedAtBranch />}
    </TrailRow>
  );
}

/** A row for each person whose data the account may see or manage (TRL-01). */
export function PeopleRows({ people, onChanged }: PeopleRowsProps) {
  const intl = useIntl();
  if (people.length === 0) return <EmptyState text={<FormattedMessage id="myTrail.people.empty" />} />;
  return (
    <TrailRows label={intl.formatMessage({ id: 'myTrail.people.title' })}>
      {people.map((person) => (
        <Person key={person.linkId} person={person} onChanged={onChanged} />
      ))}
    </TrailRows>
  );
}
