import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useIsHydrated } from '#common/use-is-hydrated.ts';
import { toggleFlowMap } from '../flow-map/flow-map-door.ts';
import { flowMapKey } from '../flow-map/flow-map-key.ts';

const button = css({ textDecoration: 'underline', cursor: 'pointer', paddingY: '1' });

/** Opens the live flow map (sandbox only): the states of the machines, their possible steps and running calls. */
export function FlowMapButton() {
  const intl = useIntl();
  const isHydrated = useIsHydrated();
  const hint = intl.formatMessage({ id: 'footer.flowMapHint' }, { key: flowMapKey });
  return (
    <button type="button" className={button} disabled={!isHydrated} title={hint} onClick={() => void toggleFlowMap()}>
      <FormattedMessage id="footer.flowMap" />
    </button>
  );
}
