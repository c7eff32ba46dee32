import { useIntl } from 'react-intl';
import { useConfiguration } from '#common/configuration.ts';
import { DialogEntry } from '#common/dialog-entries/dialog-entry.tsx';
import { useNamedDialog } from '#common/dialog-entries/use-named-dialog.ts';
import { findEnteredData } from '#common/form-draft/find-entered-data.ts';
import { discardDraft } from '#common/form-draft/form-draft.ts';
import { useShop } from '#common/shop-context.tsx';
import type { AccountLink } from '#contract/entities/account-link.ts';
import { PersonalInfoDraft } from '#machines/account/personal-info/personal-info.draft.ts';
import { actionButton } from '#rules/card-actions/action-decision.ts';
import { actionCustomer } from '#rules/card-actions/action-facts.ts';
import type { Shop } from '#runtime/shop.ts';
import type { TableButton } from '#ui/table/table-buttons.tsx';
import { customerSubject } from '../draft-subjects.ts';
import { LazyPersonalInfoDialog } from './lazy-personal-info-dialog.ts';

interface PersonalInfoButtonProps {
  readonly link: Pick<AccountLink, 'customer'>;
  readonly button: TableButton;
  readonly onChanged: () => void;
}

const isDrafted = (shop: Shop, customer: AccountLink['customer']): boolean =>
  findEnteredData(shop, { form: 'personalInfo', subject: customerSubject({ customer }) }, PersonalInfoDraft) !== null;

/** The button in the list of managed cards to enter the personal data of a customer without a name (LNK-03). */
export function PersonalInfoButton({ link: { customer }, button, onChanged }: PersonalInfoButtonProps) {
  const intl = useIntl();
  const shop = useShop();
  const configuration = useConfiguration();
  // The rule of this button does not use `hasParent` and `isConnected`, so any values are right.
  const seen = actionCustomer({ ...customer, parent: null }, false, shop.clock.today());
  const isOffered =
    configuration !== null && actionButton('editPersonalInfo', { customer: seen, configuration }).visible;
  // A form that was open when the session expired opens again at once, with its draft (SES-02).
  const name = `person-${String(customer.id)}`;
  const [open, setOpen] = useNamedDialog(name, () => isOffered && isDrafted(shop, customer));
  if (configuration === null || (!open && !isOffered)) return null;
  const close = () => {
    discardDraft();
    setOpen(false);
    onChanged();
  };
  return (
    <>
      {button({ label: intl.formatMessage({ id: 'personalInfo.open' }), onPress: () => setOpen(true) })}
      {open && (
        <DialogEntry name={name}>
          <LazyPersonalInfoDialog customer={customer} configuration={configuration} onClosed={close} />
        </DialogEntry>
      )}
    </>
  );
}
