import { deepEqual } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ComponentType, type FormEvent, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { ErrorMessage } from '#common/error-message.tsx';
import { useStepFocus } from '#common/use-step-focus.ts';
import { useDialogTitle } from '#common/use-title.ts';
import { Money } from '#i18n/money.tsx';
import type { cardApplicationMachine } from '#machines/card-application/card-application/card-application.machine.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { headingText } from '#ui/text/heading.styles.ts';
import { ClosingQuestion } from './closing-question.tsx';
import { DraftProblem, DraftSaved } from './draft-notice.tsx';
import { ResumedNotice } from './resumed-notice.tsx';
import { SavingStep } from './saving-step.tsx';
import { SummaryStep } from './summary-step.tsx';
import { useWrongFields } from './use-wrong-fields.ts';
import { WizardButtons } from './wizard-buttons.tsx';
import { wizardFrame } from './wizard-frame.ts';
import { WizardLine } from './wizard-line.tsx';
import { WizardReading } from './wizard-reading.tsx';
import { WrongFieldList } from './wrong-field-list.tsx';

type Actor = ActorRefFrom<typeof cardApplicationMachine>;

/** The views of the steps that have fields. */
export interface StepViews {
  readonly personalData: ComponentType<{ readonly actor: Actor }>;
  readonly custodian: ComponentType<{ readonly actor: Actor }>;
  readonly cardData: ComponentType<{ readonly actor: Actor }>;
}

interface CardApplicationViewProps {
  readonly actor: Actor;
  readonly steps: StepViews;
}

/** The price is visible from the first step on. */
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2',
});
const price = css({ fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' });
const heading = css({ outline: 'none' });

/** The dialog of the wizard: a line with a station for each step, the open step, and its buttons (WIZ-01 to WIZ-03). */
export function CardApplicationView({ actor, steps }: CardApplicationViewProps) {
  const intl = useIntl();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { status, state, view, children } = useSelector(actor, wizardFrame, deepEqual);
  const text = (id: KeyAfter<'applicationForm.'>, values: Record<string, string> = {}) =>
    intl.formatMessage({ id: `applicationForm.${id}` }, values);
  // While the person is asked whether to close, the step stays mounted.
  const [step, setStep] = useState(view.step);
  if (view.step !== null && view.step !== step) setStep(view.step);
  const title = useStepFocus(step);
  const dialogTitle = text('title', { kind: view.kind, carrier: view.carrierType });
  useDialogTitle(dialogTitle);
  const wrong = useWrongFields(form, view.saving || view.waiting);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 'summary') return;
    actor.send({ type: 'next' });
    wrong.markWrong();
  };
  const { applicationSave: saving, applicationDraft: draft } = children;
  const Step = step === null || step === 'summary' ? null : steps[step];
  return (
    <>
      <Dialog
        open={status === 'active'}
        onClose={() => actor.send({ type: 'close' })}
        title={dialogTitle}
        closeLabel={text('close')}
        size="wizard"
        locked={!view.canClose}
        busy={view.reading}
        readFirst
        actions={
          step !== null && (
            <>
              <WizardButtons view={view} formId={formId} send={(event) => actor.send(event)} />
              {draft !== undefined && !view.saving && <DraftSaved actor={draft} />}
            </>
          )
        }
      >
        <form
          ref={form}
          id={formId}
          className={formColumn}
          onSubmit={submit}
          noValidate
          data-flow="cardApplication"
          data-state={state}
        >
          <WizardReading
            unread={view.unread}
            failure={view.failure}
            reading={view.reading}
            onRetry={() => actor.send({ type: 'retry' })}
          />
          {step !== null && (
            <>
              <WizardLine stations={view.stations} />
              <div className={head}>
                <h3 ref={title} tabIndex={-1} className={cx(headingText, heading)}>
                  {text(`step.${step}`)}
                </h3>
                {view.price !== null && (
                  <p className={price}>
                    {text('price')}: {view.price === 0 ? text('price.free') : <Money amount={view.price} />}
                  </p>
                )}
              </div>
            </>
          )}
          {view.refusal !== null && !view.saving && (
            <Alert meaning="error" live title={text(view.refusal.isUnsure ? 'unsure' : 'refused')}>
              <ErrorMessage area="applicationForm" failure={view.refusal} />
            </Alert>
          )}
          {wrong.list.length > 0 && <WrongFieldList key={wrong.presses} fields={wrong.list} />}
          {draft !== undefined && !view.saving && <DraftProblem actor={draft} />}
          {view.resumed && step !== 'summary' && (
            <ResumedNotice personalData={step === 'personalData' ? undefined : children.personalData} />
          )}
          {Step !== null && <Step actor={actor} />}
          {saving !== undefined && <SavingStep actor={saving} />}
          {step === 'summary' && view.plan !== null && (
            <SummaryStep
              plan={view.plan}
              price={view.price}
              asksForMarketing={view.asksForMarketing}
              onChange={view.saving ? undefined : (changed) => actor.send({ type: 'change', step: changed })}
            />
          )}
        </form>
      </Dialog>
      <ClosingQuestion
        open={view.asking}
        keeping={view.keeping}
        discarding={view.discarding}
        failed={view.notKept}
        send={(event) => actor.send(event)}
      />
    </>
  );
}
