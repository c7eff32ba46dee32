import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { useShop } from '#common/shop-context.tsx';
import { useIsHydrated } from '#common/use-is-hydrated.ts';

const button = css({ textDecoration: 'underline', cursor: 'pointer', paddingY: '1' });

/** Saves the flow log as a replay ticket (sandbox only); its code is loaded when the button is pressed. */
export function FlowLogButton() {
  const shop = useShop();
  const isHydrated = useIsHydrated();
  const sandbox = useSelector(shop.actor('boot'), ({ context }) => context.configuration?.sandbox === true);
  if (!sandbox) return null;
  const save = () => void import('./save-log.ts').then(({ saveLog }) => saveLog(shop));
  return (
    <button type="button" className={button} disabled={!isHydrated} onClick={save}>
      <FormattedMessage id="footer.flowLog" />
    </button>
  );
}
