import { findEnteredData } from '#common/form-draft/find-entered-data.ts';
import { useFormDraft } from '#common/form-draft/use-form-draft.ts';
import { useShop } from '#common/shop-context.tsx';
import { useClosing } from '#common/use-closing.ts';
import { useFlow } from '#common/use-flow.ts';
import { personalInfoDraft, PersonalInfoDraft } from '#machines/account/personal-info/personal-info.draft.ts';
import { personalInfoBirthDays, personalInfoCustodianBirthDays } from '#rules/age.ts';
import { requiredAddressOf } from '#rules/person-fields.ts';
import { customerSubject } from '../draft-subjects.ts';
import type { CustomerDialogProps } from '../of-customer.tsx';
import { PersonalInfoView } from './personal-info-view.tsx';
import { providePersonalInfo } from './personal-info.actors.ts';

/**
 * The dialog to enter the personal data of a customer without a name. Each opening starts a new flow, so that closing
 * discards what was entered.
 */
export function PersonalInfoDialog({ customer, configuration, onClosed }: CustomerDialogProps) {
  const shop = useShop();
  const form = { form: 'personalInfo', subject: customerSubject({ customer }) };
  const flow = useFlow(
    () => providePersonalInfo(shop, () => shop.tell('customerSelection', { type: 'refresh' })),
    () => {
      const today = shop.clock.today();
      const requiredAddress = requiredAddressOf(configuration);
      return {
        customerId: customer.id,
        today,
        personConditions: { requiredAddress, birthDays: personalInfoBirthDays(today) },
        custodianConditions: { requiredAddress, birthDays: personalInfoCustodianBirthDays(today) },
        draft: findEnteredData(shop, form, PersonalInfoDraft),
      };
    },
  );
  useFormDraft(shop, { ...form, flow, entered: () => personalInfoDraft(flow.getSnapshot()) });
  useClosing(flow, onClosed);
  return <PersonalInfoView actor={flow} />;
}
