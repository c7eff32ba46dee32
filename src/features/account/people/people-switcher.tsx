import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { waitTitle } from '#common/application-wait/wait-texts.ts';
import { usePermissions } from '#common/use-permissions.ts';
import type { ShownPerson } from '#contract/entities/account-page.ts';
import type { ApplicationWait } from '#contract/entities/application-progress.ts';
import { Day } from '#i18n/dates.tsx';
import { waitsForWhom } from '#rules/application-wait.ts';
import { formatDay } from '#rules/date-text.ts';
import { Switcher } from '#ui/switcher/switcher.tsx';
import { coverageTones } from './coverage-tones.ts';
import { personAddress } from './person-address.ts';

interface PeopleSwitcherProps {
  readonly people: readonly ShownPerson[];
  /** How many people the account has; those who are not in `people` are in the list of managed cards. */
  readonly count: number;
  /** Whose page is open; null = the page of the account's own customer. */
  readonly linkedId: number | null;
  /** For each person for whom something changes soon: the first day of the change (ISO). */
  readonly changes: ReadonlyMap<number, string>;
}

const ownLine = css({ display: 'block' });

const isCurrent = ({ type, customerId }: ShownPerson, linkedId: number | null): boolean =>
  linkedId === null ? type === 'REGISTERED' : customerId === linkedId;

/** A link to the list of all linked people; nothing if the account may not open that list. */
function MorePeople({ count }: { readonly count: number }) {
  if (usePermissions()?.includes('managed-card-list') !== true) return null;
  return (
    <a href="#/app/managed-card-list">
      <FormattedMessage id="people.more" values={{ count }} />
    </a>
  );
}

/** What the person's application waits for; null if nobody or only the account that filed the application can act. */
function myWait({ openApplication }: ShownPerson): ApplicationWait | null {
  const wait = openApplication?.waitsFor ?? null;
  return wait === null || waitsForWhom(wait) === 'FILER' ? null : wait;
}

/** Whether the person may travel today, if it is known, and whether their application waits. */
function PersonState({ person }: { readonly person: ShownPerson }) {
  const { coverage } = person;
  const wait = myWait(person);
  return (
    <>
      {coverage !== null && (
        <FormattedMessage
          id={`people.coverage.${coverage.state}`}
          values={{ day: coverage.until === null ? '' : <Day value={coverage.until} weekday /> }}
        />
      )}
      {wait !== null && (
        <span className={ownLine}>
          <FormattedMessage id={waitTitle(wait)} />
        </span>
      )}
    </>
  );
}

function toneOf(person: ShownPerson) {
  if (myWait(person) !== null) return 'warning';
  return person.coverage === null ? undefined : coverageTones[person.coverage.state];
}

/** Links to the people of the account. Each shows whether and until when the person may travel (ACC-01). */
export function PeopleSwitcher({ people, count, linkedId, changes }: PeopleSwitcherProps) {
  const intl = useIntl();
  if (count < 2) return null;
  const markOf = (day: string | undefined) =>
    day === undefined ? undefined : intl.formatMessage({ id: 'upcomingChanges.mark' }, { day: formatDay(day) });
  return (
    <Switcher
      label={intl.formatMessage({ id: 'people.label' })}
      links={people.map((person) => ({
        id: String(person.customerId),
        href: personAddress(person),
        label: person.fullName,
        detail: <PersonState person={person} />,
        mark: markOf(changes.get(person.customerId)),
        tone: toneOf(person),
        current: isCurrent(person, linkedId),
      }))}
      more={count > people.length ? <MorePeople count={count - people.length} /> : undefined}
    />
  );
}
