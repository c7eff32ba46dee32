import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailureAlert } from '#common/dialog-frame/failure-alert.tsx';
import { FormDialog } from '#common/dialog-frame/form-dialog.tsx';
import { ErrorMessage } from '#common/error-message.tsx';
import type { assignCustodianMachine } from '#machines/account/assign-custodian/assign-custodian.machine.ts';
import { assignCustodianView } from '#machines/account/assign-custodian/assign-custodian.view.ts';
import type { PersonField } from '#rules/person-fields.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { FormSkeleton } from '#ui/skeleton/form-skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { CustodianChoice } from '../../custodian-choice/custodian-choice.tsx';

interface AssignCustodianViewProps {
  readonly actor: ActorRefFrom<typeof assignCustodianMachine>;
  readonly child: string;
}

/** The form that assigns a custodian to a child whose card the account manages (ASC-01). */
export function AssignCustodianView({ actor, child }: AssignCustodianViewProps) {
  const intl = useIntl();
  const view = assignCustodianView(useSelector(actor, (snapshot) => snapshot));
  const change = useCallback(
    (field: PersonField, value: string) => actor.send({ type: 'changeField', field, value }),
    [actor],
  );
  const leave = useCallback((field: PersonField) => actor.send({ type: 'leaveField', field }), [actor]);
  return (
    <FormDialog
      actor={actor}
      flow="assignCustodian"
      area="assignCustodian"
      size="custodian"
      saving={view.assigning}
      canClose={view.canClose}
      reading={view.reading}
      submitLabel={view.choosing ? 'assignCustodian.submit' : null}
    >
      <p>{intl.formatMessage({ id: 'assignCustodian.lead' }, { name: child })}</p>
      {view.reading && (
        <div role="status">
          <VisuallyHidden>{intl.formatMessage({ id: 'assignCustodian.reading' })}</VisuallyHidden>
          <FormSkeleton fields={4} />
        </div>
      )}
      {view.unreadable && (
        <FailureAlert
          text="assignCustodian.unreadable"
          failure={view.failure}
          retry="assignCustodian.retry"
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
      {view.failure !== null && !view.unreadable && (
        <Alert meaning="error" live>
          <ErrorMessage area="assignCustodian" failure={view.failure} />
        </Alert>
      )}
      {view.choosing && (
        <div className={formColumn} inert={view.assigning}>
          <CustodianChoice
            {...view}
            onChoose={(custodianId) => actor.send({ type: 'choose', custodianId })}
            onChange={change}
            onLeave={leave}
          />
        </div>
      )}
    </FormDialog>
  );
}
