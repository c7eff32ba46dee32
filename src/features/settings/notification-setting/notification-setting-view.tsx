import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { notificationSettingMachine } from '../../../../machines/notification-setting/notification-setting.machine.ts';
import type { DaysRange } from '../../../../machines/notification-setting/notification-setting.types.ts';
import { stateLabel } from '../../../../machines/state-label.ts';
import { FailureAlert } from '../../../common/dialog-frame/failure-alert.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '6' });

interface RangeInfoProps {
  readonly of: 'card' | 'ticket';
  readonly range: DaysRange;
}

function RangeInfo({ of, range: { min, max } }: RangeInfoProps) {
  const intl = useIntl();
  return (
    <PageSection title={intl.formatMessage({ id: `notificationSetting.${of}` })}>
      <Alert meaning="info" quiet>
        <FormattedMessage id={`notificationSetting.${of}Range`} values={{ min, max }} />
      </Alert>
    </PageSection>
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
          <RangeInfo of="card" range={ranges.card} />
          <RangeInfo of="ticket" range={ranges.ticket} />
        </>
      )}
    </div>
  );
}
