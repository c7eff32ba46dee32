import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AccountLink } from '../../../../../contract/entities/account-link.ts';
import { actionButton } from '../../../../../rules/card-actions/action-decision.ts';
import { actionCustomer } from '../../../../../rules/card-actions/action-facts.ts';
import { useConfiguration } from '../../../../common/configuration.ts';
import { useShop } from '../../../../common/shop-context.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { LazyPersonalInfoDialog } from './lazy-personal-info-dialog.ts';

interface PersonalInfoButtonProps {
  readonly link: Pick<AccountLink, 'customer'>;
  readonly onChanged: () => void;
}

/** The button of the list of managed cards that enters who a customer without a name is (LNK-03). */
export function PersonalInfoButton({ link: { customer }, onChanged }: PersonalInfoButtonProps) {
  const shop = useShop();
  const configuration = useConfiguration();
  const [open, setOpen] = useState(false);
  if (configuration === null) return null;
  // Whether the customer has a parent or an account does not matter here.
  const seen = actionCustomer({ ...customer, parent: null }, false, shop.clock.today());
  if (!open && !actionButton('editPersonalInfo', { customer: seen, configuration }).visible) return null;
  const close = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <FormattedMessage id="personalInfo.open" />
      </Button>
      {open && <LazyPersonalInfoDialog customer={customer} configuration={configuration} onClosed={close} />}
    </>
  );
}
