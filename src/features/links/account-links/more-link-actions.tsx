import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { AccountLink } from '#contract/entities/account-link.ts';
import { MoreActions } from '#ui/more-actions/more-actions.tsx';

interface MoreLinkActionsProps {
  readonly link: Pick<AccountLink, 'customer'>;
  readonly children: ReactNode;
}

/** The actions that change or end the link to a person (LNK-02, LNK-03). */
export function MoreLinkActions({ link: { customer }, children }: MoreLinkActionsProps) {
  const intl = useIntl();
  return (
    <MoreActions
      label={intl.formatMessage({ id: 'links.more' })}
      name={intl.formatMessage({ id: 'links.more.label' }, { name: customer.fullName })}
    >
      {children}
    </MoreActions>
  );
}
