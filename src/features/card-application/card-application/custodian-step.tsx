import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailureAlert } from '#common/dialog-frame/failure-alert.tsx';
import { PersonFields } from '#common/person-fields/person-fields.tsx';
import type { custodianMachine } from '#machines/card-application/custodian/custodian.machine.ts';
import type { CustodianChoice } from '#machines/card-application/custodian/custodian.types.ts';
import { custodianView } from '#machines/card-application/custodian/custodian.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { PersonField } from '#rules/person-fields.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { FormSkeleton } from '#ui/skeleton/form-skeleton.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { NotUniqueAlert } from './not-unique-alert.tsx';
import { PersonSummary } from './person-summary.tsx';

/** The step of the custodian: the account's own customer or another person (CUS-01). */
export function CustodianStep({ actor }: { readonly actor: ActorRefFrom<typeof custodianMachine> }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const view = custodianView(snapshot);
  const shown = { 'data-flow': 'custodian', 'data-state': stateLabel(snapshot.value) };
  const text = (id: KeyAfter<'custodian.'>, values: Record<string, string> = {}) =>
    intl.formatMessage({ id: `custodian.${id}` }, values);
  const change = useCallback(
    (field: PersonField, value: string) => actor.send({ type: 'changeField', field, value }),
    [actor],
  );
  const leave = useCallback((field: PersonField) => actor.send({ type: 'leaveField', field }), [actor]);
  const { registered } = view;
  if (view.unread) {
    return (
      <div {...shown}>
        <FailureAlert
          title="custodian.unread"
          text="custodian.unread.text"
          failure={view.failure}
          retry="custodian.retry"
          onRetry={() => actor.send({ type: 'retry' })}
        />
      </div>
    );
  }
  if (view.reading) {
    return (
      <div role="status" {...shown}>
        <VisuallyHidden>{text('reading')}</VisuallyHidden>
        <FormSkeleton fields={4} />
      </div>
    );
  }
  if (!view.choosing) return null;
  return (
    <div className={formColumn} {...shown}>
      <Hint>{text('why')}</Hint>
      {view.notUnique && <NotUniqueAlert errorName="CUSTOMER_NOT_UNIQUE_CUSTODIAN" />}
      {view.canRestore && (
        <Alert
          meaning="info"
          actions={<Button onClick={() => actor.send({ type: 'restore' })}>{text('restore')}</Button>}
        >
          {text('removed')}
        </Alert>
      )}
      {registered !== null && (
        <RadioGroup
          label={text('who')}
          options={[
            {
              value: 'registered',
              label: text('who.registered', {
                name: `${registered.person.firstName} ${registered.person.lastName}`,
              }),
            },
            { value: 'other', label: text('who.other') },
          ]}
          value={view.choice}
          onChange={(choice) => actor.send({ type: 'choose', choice: choice as CustodianChoice })}
        />
      )}
      {view.choice === 'registered' && registered !== null ? (
        <PersonSummary person={registered.person} />
      ) : (
        <PersonFields {...view} fixed={[]} own={false} onChange={change} onLeave={leave} />
      )}
    </div>
  );
}
