import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { version } from '../../../package.json';
import { useShop } from '../../common/shop-context.tsx';
import { ticketFileName } from '../../runtime/replay-ticket/ticket-file.ts';
import { saveBytes } from '../../runtime/save-file.ts';

const button = css({ textDecoration: 'underline', cursor: 'pointer', paddingY: '1' });

/** Saves the flow log as a replay ticket (sandbox only): what happened in this tab, without anything about a person. */
export function FlowLogButton() {
  const shop = useShop();
  const sandbox = useSelector(shop.actor('boot'), ({ context }) => context.configuration?.sandbox === true);
  if (!sandbox) return null;
  const save = async () => {
    const { ticketOfTab } = await import('../../runtime/replay-ticket/ticket-of-tab.ts');
    const ticket = ticketOfTab(shop, version);
    const bytes = new TextEncoder().encode(JSON.stringify(ticket, null, 2));
    saveBytes(ticketFileName(ticket), 'application/json', bytes);
  };
  return (
    <button type="button" className={button} onClick={() => void save()}>
      <FormattedMessage id="footer.flowLog" />
    </button>
  );
}
