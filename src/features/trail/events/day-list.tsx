import { useIntl, type IntlShape } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { Day } from '#i18n/dates.tsx';
import { timeOfDay } from '#rules/date-text.ts';
import { quietText } from '#ui/text/quiet.styles.ts';
import { eventDays } from './event-days.ts';
import type { EventRow } from './event-list.actors.ts';
import { eventSentence } from './event-sentence.ts';

const days = css({ display: 'flex', flexDirection: 'column', gap: '6', width: 'full' });
const heading = css({ fontWeight: 'bold', marginBottom: '2' });
const line = css({
  display: 'grid',
  gridTemplateColumns: '[3.5rem minmax(0, 1fr)]',
  columnGap: '3',
  alignItems: 'baseline',
  paddingY: '2',
  borderTop: 'line',
});
const time = cx(quietText, css({ whiteSpace: 'nowrap' }));
const sentence = css({ overflowWrap: 'anywhere', maxWidth: 'text' });

interface DayListProps {
  readonly rows: readonly EventRow[];
  /** The sentences of events in the page's language. */
  readonly sentences: IntlShape;
}

/** The events in sentences, grouped by day (TRL-02). */
export function DayList({ rows, sentences }: DayListProps) {
  const page = useIntl();
  return (
    <div className={days}>
      {eventDays(rows).map(({ day, rows: events }) => (
        <section key={`${day} ${events[0]?.id ?? ''}`}>
          <h3 className={heading}>
            <Day value={day} weekday />
          </h3>
          <ul>
            {events.map((event) => (
              <li key={event.id} className={line}>
                <time dateTime={event.at} className={time}>
                  {timeOfDay(new Date(event.at))}
                </time>
                <span className={sentence}>{eventSentence({ page, sentences }, event)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
