import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { DeskApplication } from '#contract/entities/desk-application.ts';
import { Moment } from '#i18n/dates.tsx';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { Card } from '#ui/card/card.tsx';
import { Line } from '#ui/line/line.tsx';

const note = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Every action with its author and time, the oldest first. */
export function DeskEvents({ application: { events } }: { readonly application: DeskApplication }) {
  const intl = useIntl();
  const text = (id: MessageKey) => intl.formatMessage({ id });
  if (events.length === 0) return null;
  return (
    <Card title={text('deskApplication.events')}>
      <Line
        label={text('deskApplication.events')}
        direction="down"
        stateTexts={{
          passed: text('cardApplication.steps.passed'),
          here: text('cardApplication.steps.here'),
          ahead: text('cardApplication.steps.ahead'),
        }}
        stations={events.map((event) => ({
          id: String(event.id),
          label: text(`applicationEvent.${event.kind}`),
          state: 'passed',
          detail: (
            <>
              <Moment value={event.at} />, {event.by ?? <FormattedMessage id="applicationEvent.byShop" />}
            </>
          ),
          ...(event.note === null ? {} : { content: <p className={note}>{event.note}</p> }),
        }))}
      />
    </Card>
  );
}
