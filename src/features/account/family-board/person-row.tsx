import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WaitNotice } from '#common/application-wait/wait-notice.tsx';
import { useOpenerOf } from '#common/dialog-entries/use-named-dialog.ts';
import { Day } from '#i18n/dates.tsx';
import { Money } from '#i18n/money.tsx';
import type { PersonView } from '#machines/account/family-board/family-board.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { StateChip } from '#ui/badge/state-chip.tsx';
import { Button } from '#ui/button/button.tsx';
import { inLineWithTexts } from '#ui/button/in-line.styles.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { MonthTrack } from '#ui/month-line/month-track.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { coverageTones } from '../people/coverage-tones.ts';
import { personAddress } from '../people/person-address.ts';
import {
  detailsStyles,
  nameStyles,
  notesStyles,
  personStyles,
  priceStyles,
  rowToolsStyles,
  stateStyles,
  tickStyles,
  trackPlaceStyles,
  wordsStyles,
} from './board.styles.ts';
import { NextTicketWords } from './next-ticket-words.tsx';
import { ObstacleNote } from './obstacle-note.tsx';
import { PersonDetails } from './person-details.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { ticketDialogName } from './ticket-dialog-name.ts';

interface PersonRowProps {
  readonly person: PersonView;
  readonly months: readonly { readonly length: number }[];
  /** The position of today on the line, as a share of its length. */
  readonly todayAt: number;
  readonly onToggle: () => void;
  readonly onChange: () => void;
  readonly onUndo: () => void;
}

/** A person: their tickets on the common line of months, and their next ticket or why none is suggested. */
export function PersonRow({ person, months, todayAt, onToggle, onChange, onUndo }: PersonRowProps) {
  const intl = useIntl();
  const [boxId, detailsId] = [useId(), useId()];
  const [isOpen, setOpen] = useState(false);
  const { customerId, fullName, coverage, bars, next, obstacle, refusal, waiting } = person;
  useOpenerOf(ticketDialogName(customerId), onChange);
  const until = coverage.until === null ? '' : <Day value={coverage.until} weekday />;
  const text = (id: KeyAfter<'familyBoard.'>) => intl.formatMessage({ id: `familyBoard.${id}` }, { name: fullName });
  return (
    <article className={personStyles} aria-label={fullName}>
      <h2 className={nameStyles}>
        <a href={personAddress(person)}>{fullName}</a>
      </h2>
      <div className={stateStyles}>
        <StateChip tone={coverageTones[coverage.state]}>
          <span>
            <FormattedMessage id={`people.coverage.${coverage.state}`} values={{ day: until }} />
          </span>
        </StateChip>
      </div>
      <div className={trackPlaceStyles}>
        <MonthTrack months={months} todayAt={todayAt} bars={bars} />
      </div>
      {next !== null && (
        <div className={tickStyles}>
          <Checkbox
            id={boxId}
            checked={person.ticked}
            disabled={!person.canToggle}
            onChange={onToggle}
            label={<VisuallyHidden>{`${fullName}:`}</VisuallyHidden>}
          />
        </div>
      )}
      <div className={wordsStyles}>
        {next !== null && <NextTicketWords next={next} boxId={boxId} />}
        {next === null && obstacle !== null && <ObstacleNote person={person} obstacle={obstacle} />}
        {person.isChanged && (
          <div className={inLineWithTexts}>
            <Button variant="quiet" disabled={!person.canUndo} aria-label={text('undo.label')} onClick={onUndo}>
              {text('undo')}
            </Button>
          </div>
        )}
      </div>
      {next !== null && (
        <label className={priceStyles} htmlFor={boxId}>
          <Money amount={next.price} />
        </label>
      )}
      <div className={rowToolsStyles}>
        {person.offersChange && (
          <Button
            variant="quiet"
            disabled={!person.canChange}
            aria-label={text(next === null ? 'choose.label' : 'change.label')}
            onClick={onChange}
          >
            {text(next === null ? 'choose' : 'change')}
          </Button>
        )}
        <IconButton
          label={text('details')}
          icon={isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <div className={notesStyles}>
        <WaitNotice application={waiting} />
        {next !== null && person.isOrderedElsewhere && (
          <Hint>
            <FormattedMessage id="familyBoard.next.orderedElsewhere" />
          </Hint>
        )}
        {refusal !== null && <RefusalNote refusal={refusal} />}
      </div>
      <div id={detailsId} className={detailsStyles} hidden={!isOpen}>
        <PersonDetails person={person} />
      </div>
    </article>
  );
}
