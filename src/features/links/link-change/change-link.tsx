import { ButtonWithConfirmation } from '#common/confirmation/button-with-confirmation.tsx';
import { useShop } from '#common/shop-context.tsx';
import type { AccountLink } from '#contract/entities/account-link.ts';
import { isLinkChangeOffered, type LinkChange } from '#rules/account-links.ts';
import { changeLink } from './link-change.actors.ts';
import { useAccountFacts } from './use-account-facts.ts';

interface ChangeLinkProps {
  readonly link: Pick<AccountLink, 'id' | 'customer'>;
  readonly onChanged: () => void;
}

function ChangeButton({ change, link, onChanged }: ChangeLinkProps & { readonly change: LinkChange }) {
  const shop = useShop();
  const values = { name: link.customer.fullName };
  const refreshAll = () => {
    // The person has moved to another place in the list of people, or has become the account's own customer.
    shop.tell('customerSelection', { type: 'refresh' });
    onChanged();
  };
  return (
    <ButtonWithConfirmation
      label={`linkChange.open.${change}`}
      question={{
        title: { id: `linkChange.title.${change}` },
        text: { id: `linkChange.text.${change}`, values },
        confirmLabel: `linkChange.open.${change}`,
        declineLabel: 'linkChange.keep',
        tone: 'plain',
        success: { id: `linkChange.done.${change}`, values },
        area: 'linkChange',
      }}
      perform={changeLink(shop, change, link.id)}
      onChanged={refreshAll}
    />
  );
}

/**
 * The buttons that change a MANAGED link into the REGISTERED link or into an ASSIGNED link, where the rule allows it
 * (LNK-02).
 */
export function ChangeLink({ link, onChanged }: ChangeLinkProps) {
  const account = useAccountFacts();
  if (account === null) return null;
  const { birthDay } = link.customer;
  return (['REGISTERED', 'ASSIGNED'] as const).map(
    (change) =>
      isLinkChangeOffered(change, { ...account, birthDay }) && (
        <ChangeButton key={change} change={change} link={link} onChanged={onChanged} />
      ),
  );
}
