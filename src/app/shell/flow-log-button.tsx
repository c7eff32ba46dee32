import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { useShop } from '../../common/shop-context.tsx';

const button = css({ textDecoration: 'underline', cursor: 'pointer', paddingY: '1' });

function download(content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'flow-log.json';
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads the flow log (sandbox only): the last few hundred events and states of the machines. */
export function FlowLogButton() {
  const shop = useShop();
  const sandbox = useSelector(shop.actor('boot'), ({ context }) => context.configuration?.sandbox === true);
  if (!sandbox) return null;
  return (
    <button type="button" className={button} onClick={() => download(shop.log.entries())}>
      <FormattedMessage id="footer.flowLog" />
    </button>
  );
}
