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
  const changed = () => {
    // The person is elsewhere among the people of the account, or is the account's own customer now.
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
      onChanged={changed}
    />
  );
}

/** The buttons that make a managed customer the main account or an assigned one, where the rule offers it (LNK-02). */
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
