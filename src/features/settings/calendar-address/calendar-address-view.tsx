import { useSelector } from '@xstate/react';
import { useCallback, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { FailureAlert } from '#common/dialog-frame/failure-alert.tsx';
import { useFocusAfterQuestion } from '#common/use-focus-after-question.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { calendarAddressMachine } from '#machines/settings/calendar-address/calendar-address.machine.ts';
import { calendarAddressView } from '#machines/settings/calendar-address/calendar-address.view.ts';
import { AddressOffer } from './address-offer.tsx';
import { AddressQuestionDialog } from './address-question-dialog.tsx';
import { OwnAddress } from './own-address.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '4', width: 'full', outline: 'none' });

interface CalendarAddressViewProps {
  readonly actor: ActorRefFrom<typeof calendarAddressMachine>;
}

/** The address of the account's calendar, or the offer to create one (ICS-01, ICS-02). */
export function CalendarAddressView({ actor }: CalendarAddressViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const view = calendarAddressView(snapshot);
  const focusSection = useCallback(() => root.current?.focus(), []);
  useFocusAfterQuestion(view.question !== null, focusSection);
  return (
    <div
      ref={root}
      tabIndex={-1}
      className={column}
      data-flow="calendarAddress"
      data-state={stateLabel(snapshot.value)}
    >
      {view.reading && (
        <p role="status">
          <FormattedMessage id="calendarAddress.loading" />
        </p>
      )}
      {view.unreadable && (
        <FailureAlert
          title="calendarAddress.loadingError"
          text="calendarAddress.loadingError.text"
          retry="calendarAddress.retry"
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
      {view.offer !== null && <AddressOffer {...view.offer} onCreate={() => actor.send({ type: 'create' })} />}
      {view.address !== null && (
        <OwnAddress
          {...view.address}
          copying={view.copying}
          copied={view.copied}
          notCopied={view.notCopied}
          send={actor.send}
        />
      )}
      <AddressQuestionDialog question={view.question} send={actor.send} />
    </div>
  );
}
