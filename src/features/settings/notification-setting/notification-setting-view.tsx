import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { notificationSettingMachine } from '../../../../machines/notification-setting/notification-setting.machine.ts';
import type { DaysRange } from '../../../../machines/notification-setting/notification-setting.types.ts';
import { stateLabel } from '../../../../machines/state-label.ts';
import { FailureAlert } from '../../../common/dialog-frame/failure-alert.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' });

function RangeInfo({ id, range: { min, max } }: { readonly id: string; readonly range: DaysRange }) {
  return (
    <Alert meaning="info">
      <FormattedMessage id={id} values={{ min, max }} />
    </Alert>
  );
}

/** How many days in advance reminders are sent, for cards and for tickets (NTF-01). */
export function NotificationSettingView({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof notificationSettingMachine>;
}) {
  const snapshot = useSelector(actor, (current) => current);
  const { ranges } = snapshot.context;
  return (
    <div className={column} data-flow="notificationSetting" data-state={stateLabel(snapshot.value)}>
      {snapshot.matches('reading') && (
        <p role="status">
          <FormattedMessage id="notificationSetting.loading" />
        </p>
      )}
      {snapshot.matches('unreadable') && (
        <FailureAlert
          title="notificationSetting.loadingError"
          text="notificationSetting.loadingError.text"
          retry="notificationSetting.retry"
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
      {ranges !== null && (
        <>
          <RangeInfo id="notificationSetting.cardRange" range={ranges.card} />
          <RangeInfo id="notificationSetting.ticketRange" range={ranges.ticket} />
        </>
      )}
    </div>
  );
}
