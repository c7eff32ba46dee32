import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { FailureAlert } from '#common/dialog-frame/failure-alert.tsx';
import { stateLabel } from '#machines/common/state-label.ts';
import type { notificationSettingMachine } from '#machines/settings/notification-setting/notification-setting.machine.ts';
import { NotificationRow } from './notification-row.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '6' });

/** The notification settings of the account: whether reminders are sent, and how many days in advance (NTF-01). */
export function NotificationSettingView({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof notificationSettingMachine>;
}) {
  const snapshot = useSelector(actor, (current) => current);
  const { settings } = snapshot.context;
  return (
    <div className={column} data-flow="notificationSetting" data-state={stateLabel(snapshot.value)}>
      {snapshot.matches('reading') && (
        <p role="status" data-waiting="">
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
      {settings?.map(({ setting, range }) => (
        <NotificationRow key={setting.id} setting={setting} range={range} />
      ))}
    </div>
  );
}
