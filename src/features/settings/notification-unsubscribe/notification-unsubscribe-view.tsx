import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FlowLink } from '#common/flow-link.tsx';
import { useErrorText } from '#common/use-error-text.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { notificationUnsubscribeMachine } from '#machines/settings/notification-unsubscribe/notification-unsubscribe.machine.ts';
import { notificationUnsubscribeView } from '#machines/settings/notification-unsubscribe/notification-unsubscribe.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';

interface NotificationUnsubscribeViewProps {
  readonly actor: ActorRefFrom<typeof notificationUnsubscribeMachine>;
}

/** Asks whether to switch reminders off, switches them off with one button, and links to the settings. */
export function NotificationUnsubscribeView({ actor }: NotificationUnsubscribeViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const view = notificationUnsubscribeView(snapshot);
  const errorText = useErrorText('notificationUnsubscribe');
  const text = (id: KeyAfter<'notificationUnsubscribe.'>) =>
    intl.formatMessage({ id: `notificationUnsubscribe.${id}` });
  return (
    <div className={formColumn} data-flow="notificationUnsubscribe" data-state={stateLabel(snapshot.value)}>
      {view.isOffered && view.type !== null && (
        <div>
          <p>{text(`question.${view.type}`)}</p>
          <p>{text('other')}</p>
        </div>
      )}
      {view.isUnanswered && (
        <Alert meaning="warning" live title={text('unanswered.title')}>
          {text('unanswered.text')}
        </Alert>
      )}
      {view.isSwitchedOff && view.type !== null && (
        <Alert meaning="success" live title={text(`switchedOff.${view.type}`)}>
          {text('switchedOff.text')}
        </Alert>
      )}
      {view.isRefused && (
        <Alert meaning="error" live title={text('refused')}>
          {errorText({ name: view.failureName, metadata: {} })}
        </Alert>
      )}
      <ButtonRow>
        {view.isOffered && (
          <Button variant="primary" loading={view.isBusy} onClick={() => actor.send({ type: 'switchOff' })}>
            <FormattedMessage id={`notificationUnsubscribe.${view.isUnanswered ? 'retry' : 'switchOff'}`} />
          </Button>
        )}
        <FlowLink to="/app/notification-setting" onFollow={() => actor.send({ type: 'goToSettings' })}>
          <FormattedMessage id="notificationUnsubscribe.toSettings" />
        </FlowLink>
      </ButtonRow>
    </div>
  );
}
