import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { FailureAlert } from '#common/dialog-frame/failure-alert.tsx';
import { FormDialog } from '#common/dialog-frame/form-dialog.tsx';
import { ErrorMessage } from '#common/error-message.tsx';
import { useStepFocus } from '#common/use-step-focus.ts';
import type { personalInfoMachine } from '#machines/account/personal-info/personal-info.machine.ts';
import { personalInfoView } from '#machines/account/personal-info/personal-info.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { FormSkeleton } from '#ui/skeleton/form-skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { CustodianStep } from './custodian-step.tsx';
import { PersonStep } from './person-step.tsx';
import { PersonalInfoLine } from './personal-info-line.tsx';

const heading = css({ fontWeight: 'bold', outline: 'none' });

/** The form for the personal data of a customer who has no name yet, and for the custodian of a child (PIN-01). */
export function PersonalInfoView({ actor }: { readonly actor: ActorRefFrom<typeof personalInfoMachine> }) {
  const intl = useIntl();
  const view = personalInfoView(useSelector(actor, (snapshot) => snapshot));
  const stepHeading = useStepFocus(view.step);
  const text = (id: KeyAfter<'personalInfo.'>) => intl.formatMessage({ id: `personalInfo.${id}` });
  const goesOn = view.step === 'person' && view.hasCustodian;
  return (
    <FormDialog
      actor={actor}
      flow="personalInfo"
      area="personalInfo"
      size="medium"
      saving={view.saving}
      canClose={view.canClose}
      reading={view.reading}
      submitLabel={view.step === null ? null : `personalInfo.${goesOn ? 'next' : 'save'}`}
      secondary={
        view.step === 'custodian' && (
          <Button variant="quiet" disabled={view.saving} onClick={() => actor.send({ type: 'back' })}>
            {text('back')}
          </Button>
        )
      }
    >
      {view.reading && (
        <div role="status">
          <VisuallyHidden>{text('reading')}</VisuallyHidden>
          <FormSkeleton fields={6} />
        </div>
      )}
      {view.unreadable && (
        <FailureAlert
          text="personalInfo.unreadable"
          failure={view.failure}
          retry="personalInfo.retry"
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
      {view.step !== null && (
        <>
          {view.hasCustodian && <PersonalInfoLine step={view.step} />}
          <h3 ref={stepHeading} tabIndex={-1} className={heading}>
            {text(`lead.${view.step}`)}
          </h3>
          {view.failure !== null && (
            <Alert meaning="error" live>
              <ErrorMessage area="personalInfo" failure={view.failure} />
            </Alert>
          )}
          <div className={formColumn} inert={view.saving}>
            {view.step === 'person' ? (
              <PersonStep actor={actor} view={view} />
            ) : (
              <CustodianStep actor={actor} view={view.custodian} />
            )}
          </div>
        </>
      )}
    </FormDialog>
  );
}
