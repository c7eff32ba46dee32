import { findEnteredData } from '#common/form-draft/find-entered-data.ts';
import { useFormDraft } from '#common/form-draft/use-form-draft.ts';
import { useShop } from '#common/shop-context.tsx';
import { useClosing } from '#common/use-closing.ts';
import { useFlow } from '#common/use-flow.ts';
import {
  assignCustodianDraft,
  AssignCustodianDraft,
} from '#machines/account/assign-custodian/assign-custodian.draft.ts';
import { custodianBirthDays } from '#rules/age.ts';
import { requiredAddressOf } from '#rules/person-fields.ts';
import { customerSubject } from '../draft-subjects.ts';
import type { CustomerDialogProps } from '../of-customer.tsx';
import { AssignCustodianView } from './assign-custodian-view.tsx';
import { provideAssignCustodian } from './assign-custodian.actors.ts';

/** The dialog that gives a managed child a custodian. Each opening starts a new flow, so that closing discards what was entered. */
export function AssignCustodianDialog({ customer, configuration, onClosed }: CustomerDialogProps) {
  const shop = useShop();
  const form = { form: 'assignCustodian', subject: customerSubject({ customer }) };
  const flow = useFlow(provideAssignCustodian, () => ({
    customerId: customer.id,
    conditions: {
      requiredAddress: requiredAddressOf(configuration),
      birthDays: custodianBirthDays(shop.clock.today()),
    },
    draft: findEnteredData(shop, form, AssignCustodianDraft),
  }));
  useFormDraft(shop, { ...form, flow, entered: () => assignCustodianDraft(flow.getSnapshot()) });
  useClosing(flow, onClosed);
  return <AssignCustodianView actor={flow} child={customer.fullName} />;
}
