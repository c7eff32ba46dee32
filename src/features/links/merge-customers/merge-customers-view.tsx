import { useSelector } from '@xstate/react';
import { type FormEvent, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { mergeCustomersMachine } from '../../../../machines/merge-customers/merge-customers.machine.ts';
import { mergeCustomersView } from '../../../../machines/merge-customers/merge-customers.view.ts';
import { stateLabel } from '../../../../machines/state-label.ts';
import { FailureAlert } from '../../../common/dialog-frame/failure-alert.tsx';
import { useFocusOnError } from '../../../common/dialog-frame/use-focus-on-error.ts';
import { useErrorText } from '../../../common/use-error-text.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { formColumn } from '../../../ui/field/form-column.styles.ts';
import { BusyLine } from '../../../ui/spinner/busy-line.tsx';
import { OriginField } from './origin-field.tsx';

interface MergeCustomersViewProps {
  readonly actor: ActorRefFrom<typeof mergeCustomersMachine>;
}

/** Who of the account the customer without a name is (LNK-03). */
export function MergeCustomersView({ actor }: MergeCustomersViewProps) {
  const intl = useIntl();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const view = mergeCustomersView(snapshot);
  const markWrong = useFocusOnError(form, view.merging);
  const errorText = useErrorText('mergeCustomers');
  const text = (id: string) => intl.formatMessage({ id: `mergeCustomers.${id}` });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'submit' });
    markWrong();
  };
  return (
    <Dialog
      open={snapshot.status === 'active'}
      onClose={() => actor.send({ type: 'close' })}
      title={text('title')}
      closeLabel={text('close')}
      size="narrow"
      locked={!view.canClose}
      busy={view.reading}
      actions={
        view.choosing && (
          <Button type="submit" form={formId} variant="primary" loading={view.merging}>
            {text('submit')}
          </Button>
        )
      }
    >
      <form
        ref={form}
        id={formId}
        className={formColumn}
        onSubmit={submit}
        noValidate
        data-flow="mergeCustomers"
        data-state={stateLabel(snapshot.value)}
      >
        <p>{text('lead')}</p>
        {view.reading && <BusyLine>{text('reading')}</BusyLine>}
        {view.unreadable && (
          <FailureAlert
            text="mergeCustomers.unreadable"
            retry="mergeCustomers.retry"
            onRetry={() => actor.send({ type: 'retry' })}
          />
        )}
        {view.alone && <Alert meaning="info">{text('alone')}</Alert>}
        {view.choosing && (
          <>
            {view.failure !== null && (
              <Alert meaning="error" live>
                {errorText(view.failure)}
              </Alert>
            )}
            <OriginField
              candidates={view.candidates}
              chosen={view.originId}
              error={view.isMissing ? text('origin.missing') : undefined}
              disabled={view.merging}
              onChoose={(customerId) => actor.send({ type: 'choose', customerId })}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
