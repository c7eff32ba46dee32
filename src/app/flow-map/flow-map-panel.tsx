import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '#common/shop-context.tsx';
import { flowMapKey } from './flow-map-key.ts';
import { FlowMapView } from './flow-map-view.tsx';
import { provideFlowMap } from './flow-map.actors.ts';
import { numberMachines } from './running-machines.ts';
import { storeLook, readLook, type Look } from './stored-look.ts';
import { useDocked } from './use-docked.ts';

interface FlowMapPanelProps {
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** The map with its frame, which can be folded to a strip and closed. The map does not show its own machine. */
export function FlowMapPanel({ takesFocus, onClose }: FlowMapPanelProps) {
  const shop = useShop();
  const intl = useIntl();
  const [numbered] = useState(() => numberMachines(shop.machines));
  const [machine] = useState(() => provideFlowMap(shop, numbered));
  const map = useActorRef(machine);
  const [look, setLook] = useState<Look>(() => readLook() ?? 'open');
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => storeLook(look), [look]);
  useDocked(look);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    // Captured, so that an open dialog does not get the key first and close.
    const fold = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || panel.current?.contains(event.target as Node) !== true) return;
      event.stopImmediatePropagation();
      setLook('folded');
      heading.current?.focus();
    };
    window.addEventListener('keydown', fold, { capture: true });
    return () => window.removeEventListener('keydown', fold, { capture: true });
  }, []);

  const isOpen = look === 'open';
  return (
    <section ref={panel} className="flow-map" aria-labelledby="flow-map-title" data-look={look}>
      <header className="flow-map-head">
        <h2 ref={heading} id="flow-map-title" tabIndex={-1}>
          <FormattedMessage id="flowMap.title" />
        </h2>
        <button
          type="button"
          aria-expanded={isOpen}
          title={intl.formatMessage({ id: 'flowMap.foldHint' })}
          onClick={() => setLook(isOpen ? 'folded' : 'open')}
        >
          <FormattedMessage id={isOpen ? 'flowMap.fold' : 'flowMap.unfold'} />
        </button>
        <button
          type="button"
          title={intl.formatMessage({ id: 'flowMap.closeHint' }, { key: flowMapKey })}
          onClick={onClose}
        >
          <FormattedMessage id="flowMap.close" />
        </button>
      </header>
      <div className="flow-map-body" hidden={!isOpen}>
        <FlowMapView map={map} find={numbered.find} />
      </div>
    </section>
  );
}
