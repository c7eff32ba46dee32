import { findEnteredData } from '#common/form-draft/find-entered-data.ts';
import { useFormDraft } from '#common/form-draft/use-form-draft.ts';
import { useShop } from '#common/shop-context.tsx';
import { useClosing } from '#common/use-closing.ts';
import { useFlow } from '#common/use-flow.ts';
import type { AccountCustomer } from '#contract/entities/account-page.ts';
import { ReclamationDraft, reclamationDraft } from '#machines/account/reclamation/reclamation.draft.ts';
import { personAsTyped } from '#rules/person-fields.ts';
import type { ActionDialogProps } from '../card-action.ts';
import { customerSubject } from '../draft-subjects.ts';
import { ReclamationView } from './reclamation-view.tsx';
import { provideReclamation } from './reclamation.actors.ts';

interface OpenReclamationDialogProps extends Pick<ActionDialogProps, 'card' | 'onClosed'> {
  readonly customer: AccountCustomer;
}

function OpenReclamationDialog({ customer, card, onClosed }: OpenReclamationDialogProps) {
  const shop = useShop();
  const form = { form: 'reclamation', subject: customerSubject({ customer }) };
  const flow = useFlow(provideReclamation, () => {
    const { birthDay: _, email: __, ...known } = personAsTyped(customer);
    return {
      flowId: shop.newFlowId(),
      customerId: customer.id,
      cardId: card?.id ?? null,
      known,
      draft: findEnteredData(shop, form, ReclamationDraft),
    };
  });
  useFormDraft(shop, { ...form, flow, entered: () => reclamationDraft(flow.getSnapshot()) });
  useClosing(flow, onClosed);
  return <ReclamationView actor={flow} cardNumber={card?.cardNumber ?? null} />;
}

/** The dialog that files a reclamation. Each opening starts a new flow, so that closing discards what was typed. */
export function ReclamationDialog({ customer, card, onClosed }: ActionDialogProps) {
  if (customer === null) return null;
  return <OpenReclamationDialog customer={customer} card={card} onClosed={onClosed} />;
}
