import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { FailureAlert } from '#common/dialog-frame/failure-alert.tsx';
import { stateLabel } from '#machines/common/state-label.ts';
import type { notificationRowMachine } from '#machines/settings/notification-row/notification-row.machine.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { PageSection } from '#ui/page/page-section.tsx';

const texts = {
  CARD_EXPIRATION: {
    title: 'notificationSetting.card',
    range: 'notificationSetting.cardRange',
    send: 'notificationSetting.sendCard',
  },
  TICKET_EXPIRATION: {
    title: 'notificationSetting.ticket',
    range: 'notificationSetting.ticketRange',
    send: 'notificationSetting.sendTicket',
  },
  UPCOMING_CHANGE: {
    title: 'notificationSetting.change',
    range: 'notificationSetting.changeRange',
    send: 'notificationSetting.sendChange',
  },
} as const;

const standings = {
  saved: 'notificationSetting.saved',
  typing: 'notificationSetting.unsaved',
  saving: 'notificationSetting.saving',
} as const;

const column = css({ display: 'flex', flexDirection: 'column', gap: '4', width: 'full' });
const controls = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8',
  rowGap: '3',
});
const sending = css({ flex: '[1 1 18rem]' });
const days = css({ width: '[11rem]' });

interface NotificationRowViewProps {
  readonly actor: ActorRefFrom<typeof notificationRowMachine>;
}

/** One notification setting: e-mail on or off, and how many days in advance (NTF-01). */
export function NotificationRowView({ actor }: NotificationRowViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const { type, range, typed, email } = snapshot.context;
  const { title, range: rangeText, send } = texts[type];
  const state = stateLabel(snapshot.value);
  const standing = state in standings ? standings[state as keyof typeof standings] : null;
  const finish = () => actor.send({ type: 'finishTyping' });
  return (
    <PageSection title={intl.formatMessage({ id: title })}>
      <div className={column} data-flow="notificationRow" data-state={state} data-type={type}>
        <Alert meaning="info" quiet>
          <FormattedMessage id={rangeText} values={{ ...range }} />
        </Alert>
        <div className={controls}>
          <div className={sending}>
            <Checkbox
              label={intl.formatMessage({ id: send })}
              checked={email}
              onChange={(on) => actor.send({ type: 'changeEMail', email: on })}
            />
          </div>
          <div className={days}>
            <NumberField
              label={intl.formatMessage({ id: 'notificationSetting.days' })}
              help={standing === null ? undefined : intl.formatMessage({ id: standing })}
              value={typed}
              range={range}
              disabled={!email}
              onChange={(text) => actor.send({ type: 'changeDays', typed: text })}
              onBlur={finish}
              onKeyDown={({ key }) => {
                if (key === 'Enter') finish();
              }}
            />
          </div>
        </div>
        {snapshot.matches('failed') && (
          <FailureAlert
            title="notificationSetting.savingError"
            text="notificationSetting.savingError.text"
            retry="notificationSetting.saveAgain"
            onRetry={() => actor.send({ type: 'retry' })}
          />
        )}
      </div>
    </PageSection>
  );
}
