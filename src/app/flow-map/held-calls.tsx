import { FormattedMessage, useIntl } from 'react-intl';
import type { HeldCall } from '#machines/common/flow-map/flow-map.types.ts';

interface HeldCallsProps {
  readonly holding: boolean;
  readonly held: readonly HeldCall[];
  readonly onHold: () => void;
  readonly onPass: () => void;
  readonly onLetThrough: (id: number) => void;
  readonly onLetAllThrough: () => void;
}

/** A switch that holds the shop's calls, and buttons that release one held call or all held calls. */
export function HeldCalls({ holding, held, onHold, onPass, onLetThrough, onLetAllThrough }: HeldCallsProps) {
  const intl = useIntl();
  return (
    <section className="flow-map-calls" aria-label={intl.formatMessage({ id: 'flowMap.calls' })}>
      <label>
        <input type="checkbox" checked={holding} onChange={holding ? onPass : onHold} />
        <FormattedMessage id="flowMap.hold" />
      </label>
      {holding && (
        <p role="status">
          <FormattedMessage id="flowMap.held" values={{ count: held.length }} />
        </p>
      )}
      {held.length > 0 && (
        <>
          <ul>
            {held.map(({ id, name }) => (
              <li key={id}>
                <code>{name}</code>
                <button
                  type="button"
                  aria-label={intl.formatMessage({ id: 'flowMap.letThroughName' }, { name })}
                  onClick={() => onLetThrough(id)}
                >
                  <FormattedMessage id="flowMap.letThrough" />
                </button>
              </li>
            ))}
          </ul>
          <button type="button" onClick={onLetAllThrough}>
            <FormattedMessage id="flowMap.letAllThrough" />
          </button>
        </>
      )}
    </section>
  );
}
