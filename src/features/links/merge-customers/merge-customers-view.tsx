import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailureAlert } from '#common/dialog-frame/failure-alert.tsx';
import { FormDialog } from '#common/dialog-frame/form-dialog.tsx';
import { ErrorMessage } from '#common/error-message.tsx';
import type { mergeCustomersMachine } from '#machines/links/merge-customers/merge-customers.machine.ts';
import { mergeCustomersView } from '#machines/links/merge-customers/merge-customers.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { BusyLine } from '#ui/spinner/busy-line.tsx';
import { OriginField } from './origin-field.tsx';

interface MergeCustomersViewProps {
  readonly actor: ActorRefFrom<typeof mergeCustomersMachine>;
}

/** The form to choose which person of the account the customer without a name is (LNK-03). */
export function MergeCustomersView({ actor }: MergeCustomersViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const view = mergeCustomersView(snapshot);
  const text = (id: KeyAfter<'mergeCustomers.'>) => intl.formatMessage({ id: `mergeCustomers.${id}` });
  return (
    <FormDialog
      actor={actor}
      flow="mergeCustomers"
      area="mergeCustomers"
      size="narrow"
      saving={view.merging}
      canClose={view.canClose}
      reading={view.reading}
      submitLabel={view.choosing ? 'mergeCustomers.submit' : null}
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
              <ErrorMessage area="mergeCustomers" failure={view.failure} />
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
    </FormDialog>
  );
}
