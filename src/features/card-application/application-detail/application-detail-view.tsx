import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { applicationAddress } from '#common/application-wait/application-address.ts';
import { WaitNotice } from '#common/application-wait/wait-notice.tsx';
import { useStepFocus } from '#common/use-step-focus.ts';
import type { applicationDetailMachine } from '#machines/card-application/application-detail/application-detail.machine.ts';
import { applicationDetailView } from '#machines/card-application/application-detail/application-detail.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { headingText } from '#ui/text/heading.styles.ts';
import { WizardLine } from '../card-application/wizard-line.tsx';
import { WizardReading } from '../card-application/wizard-reading.tsx';
import { detailParts } from './detail-part.tsx';

const heading = css({ outline: 'none' });

/** The read-only wizard: the same stations as when it was filled in, but no fields (WIZ-01, WIZ-04). */
export function ApplicationDetailView({ actor }: { readonly actor: ActorRefFrom<typeof applicationDetailMachine> }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const view = applicationDetailView(snapshot);
  const { step, filed } = view;
  const title = useStepFocus(step);
  const text = (id: KeyAfter<'applicationForm.'>) => intl.formatMessage({ id: `applicationForm.${id}` });
  const close = () => actor.send({ type: 'close' });
  const Parts = step === null ? null : detailParts[step];
  return (
    <Dialog
      open={snapshot.status === 'active'}
      onClose={close}
      title={
        filed === null
          ? text('loading')
          : intl.formatMessage(
              { id: 'applicationDetail.title' },
              { carrier: filed.application.carrierType, number: filed.application.applicationNumber },
            )
      }
      closeLabel={text('close')}
      size="wizard"
      busy={view.reading}
      actions={
        step !== null && (
          <>
            {view.canGoOn && (
              <Button variant="primary" onClick={() => actor.send({ type: 'next' })}>
                {text('next')}
              </Button>
            )}
            {view.offersClose && <Button onClick={close}>{text('close')}</Button>}
            {view.canGoBack && <Button onClick={() => actor.send({ type: 'back' })}>{text('back')}</Button>}
          </>
        )
      }
    >
      <div className={formColumn} data-flow="applicationDetail" data-state={stateLabel(snapshot.value)}>
        <WizardReading unread={view.unread} reading={view.reading} onRetry={() => actor.send({ type: 'retry' })} />
        {step !== null && (
          <>
            <WaitNotice application={view.waiting} onLeave={close} />
            {view.waiting === null && filed !== null && (
              <div>
                <LinkButton variant="quiet" href={applicationAddress(filed.application)} onClick={close}>
                  {intl.formatMessage({ id: 'applicationDetail.progress' })}
                </LinkButton>
              </div>
            )}
            <WizardLine stations={view.stations} />
            <h3 ref={title} tabIndex={-1} className={cx(headingText, heading)}>
              {text(`step.${step}`)}
            </h3>
          </>
        )}
        {Parts !== null && filed !== null && <Parts filed={filed} />}
      </div>
    </Dialog>
  );
}
