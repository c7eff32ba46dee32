import { FormattedMessage, useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { WaitNotice } from '#common/application-wait/wait-notice.tsx';
import { useOpenerOf } from '#common/dialog-entries/use-named-dialog.ts';
import { Day, Month } from '#i18n/dates.tsx';
import type { PersonView } from '#machines/account/family-board/family-board.view.ts';
import { StateChip } from '#ui/badge/state-chip.tsx';
import { raised } from '#ui/card/raised.styles.ts';
import { MonthLine } from '#ui/month-line/month-line.tsx';
import { headingText } from '#ui/text/heading.styles.ts';
import { Hint } from '#ui/text/hint.tsx';
import { coverageTones } from '../people/coverage-tones.ts';
import { personAddress } from '../people/person-address.ts';
import { HeldTickets } from './held-tickets.tsx';
import { NextTicketChoice } from './next-ticket-choice.tsx';
import { ObstacleNote } from './obstacle-note.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { ticketDialogName } from './ticket-dialog-name.ts';

interface PersonCardProps {
  readonly person: PersonView;
  readonly months: readonly { readonly first: string; readonly length: number }[];
  /** The position of today on the line, as a share of its length. */
  readonly todayAt: number;
  readonly onToggle: () => void;
  readonly onChange: () => void;
  readonly onUndo: () => void;
}

const sheet = cx(
  raised,
  css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', desk: '[15rem minmax(0, 1fr)]' },
    columnGap: '8',
    rowGap: '4',
    paddingX: { base: 'edge', narrow: '6' },
    paddingY: { base: '4', narrow: '5' },
  }),
);
const who = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2', minWidth: '0' });
const what = css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' });
const name = cx(
  headingText,
  css({
    overflowWrap: 'anywhere',
    '& a': { color: 'primaryText', textDecoration: { base: 'none', _hover: 'underline', _focusVisible: 'underline' } },
  }),
);

/** A person: their coverage, their tickets on the line of months, and their next ticket or why none is suggested. */
export function PersonCard({ person, months, todayAt, onToggle, onChange, onUndo }: PersonCardProps) {
  const intl = useIntl();
  const { fullName, coverage, card, tickets, bars, next, obstacle, refusal, waiting } = person;
  useOpenerOf(ticketDialogName(person.customerId), onChange);
  const until = coverage.until === null ? '' : <Day value={coverage.until} weekday />;
  return (
    <article className={sheet} aria-label={fullName}>
      <div className={who}>
        <h2 className={name}>
          <a href={personAddress(person)}>{fullName}</a>
        </h2>
        <StateChip tone={coverageTones[coverage.state]}>
          <span>
            <FormattedMessage id={`people.coverage.${coverage.state}`} values={{ day: until }} />
          </span>
        </StateChip>
        {card !== null && (
          <Hint>
            <FormattedMessage id="familyBoard.card" values={{ day: <Day value={card.validTo} /> }} />
          </Hint>
        )}
      </div>
      <div className={what}>
        <WaitNotice application={waiting} />
        {bars.length > 0 && (
          <MonthLine
            months={months.map(({ first, length }) => ({ id: first, label: <Month value={first} />, length }))}
            today={{ at: todayAt, label: intl.formatMessage({ id: 'familyBoard.today' }) }}
            bars={bars}
          />
        )}
        <HeldTickets tickets={tickets} />
        {next !== null && <NextTicketChoice person={person} next={next} onToggle={onToggle} />}
        {refusal !== null && <RefusalNote refusal={refusal} />}
        <ObstacleNote person={person} obstacle={next === null ? obstacle : null} onChange={onChange} onUndo={onUndo} />
      </div>
    </article>
  );
}
