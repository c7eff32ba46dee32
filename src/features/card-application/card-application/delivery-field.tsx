import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { addressText } from '#common/address-text.ts';
import { ChoiceField } from '#common/choice-field.tsx';
import { AddressFields } from '#common/person-fields/address-fields.tsx';
import type { deliveryMachine } from '#machines/card-application/delivery/delivery.machine.ts';
import { deliveryView } from '#machines/card-application/delivery/delivery.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { DeliveryType } from '#rules/card-delivery.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { Hint } from '#ui/text/hint.tsx';

type Actor = ActorRefFrom<typeof deliveryMachine>;

/** The fields about where the person gets the card and whether it is free (DEL-01). */
export function DeliveryField({ actor }: { readonly actor: Actor }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const view = deliveryView(snapshot);
  const text = (id: KeyAfter<'delivery.'>, values: Record<string, number> = {}) =>
    intl.formatMessage({ id: `delivery.${id}` }, values);
  return (
    <div className={formColumn} data-flow="delivery" data-state={stateLabel(snapshot.value)}>
      {view.mayBeFree && (
        <Checkbox
          name="cardForFree"
          label={text('free')}
          help={text('free.help')}
          checked={view.cardForFree}
          onChange={() => actor.send({ type: 'toggleFree' })}
        />
      )}
      {view.types.length > 1 && (
        <RadioGroup
          label={text('type')}
          options={view.types.map((type) => ({ value: type, label: text(`type.${type}`) }))}
          value={view.type}
          onChange={(type) => actor.send({ type: 'chooseType', deliveryType: type as DeliveryType })}
        />
      )}
      {view.type === 'BRANCH' && view.branches.length === 0 && <Hint>{text('noBranch')}</Hint>}
      {view.type === 'BRANCH' && view.branches.length > 0 && (
        <ChoiceField
          text={(suffix, values) => text(`branch${suffix}`, values)}
          error={view.problems.branch === null ? undefined : text('errors.branch')}
          options={view.branches.map(({ id, name, address }) => ({
            value: String(id),
            label: name,
            help: addressText(address),
          }))}
          value={view.branchId === null ? null : String(view.branchId)}
          onChange={(id) => actor.send({ type: 'chooseBranch', branchId: Number(id) })}
          disabled={false}
        />
      )}
      {view.type === 'POST_OFFICE' && (
        <AddressFields
          address={view.address}
          problems={view.problems}
          isRequired={() => true}
          prefix="recipient-"
          completes="shipping "
          onChange={(field, value) => actor.send({ type: 'changeAddress', field, value })}
          onLeave={(field) => actor.send({ type: 'leaveAddress', field })}
        />
      )}
    </div>
  );
}
