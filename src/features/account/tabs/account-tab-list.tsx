import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { accountTabs } from './account-tabs.ts';

interface AccountTabListProps {
  readonly customerId: number;
  readonly card: CustomerCard | null;
  readonly configuration: SystemConfiguration;
}

/**
 * The tabs of the account page. The address contains the chosen tab, so that a reload and a shared link show the same
 * tab.
 */
export function AccountTabList({ customerId, card, configuration }: AccountTabListProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false });
  const shown = accountTabs.filter(({ isShown }) => isShown(card, configuration));
  // Without a card, only the applications can have rows; their tab is the last one.
  const first = card === null ? shown.at(-1) : shown[0];
  const chosen = shown.find(({ address }) => address === tab) ?? first;
  if (chosen === undefined) return null;
  return (
    <Tabs
      label={intl.formatMessage({ id: 'account.tabs' })}
      tabs={shown.map(({ address, label, Content }) => ({
        id: address,
        label: <FormattedMessage id={label} />,
        content: <Content customerId={customerId} walletAmount={card?.electronicWallet?.currentAmount} />,
      }))}
      value={chosen.address}
      onChange={(address) =>
        void navigate({ to: '.', search: (search) => ({ ...search, tab: address }), replace: true, resetScroll: false })
      }
    />
  );
}
