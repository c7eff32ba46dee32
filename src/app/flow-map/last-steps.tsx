import { FormattedMessage } from 'react-intl';
import { useShop } from '../../common/shop-context.tsx';

const shown = 12;

/** The last events of the flow and the states they led to, from the flow log, the last one first. */
export function LastSteps({ flow }: { readonly flow: string }) {
  const entries = useShop()
    .log.entries()
    .filter(({ machine }) => machine === flow)
    .slice(-shown)
    .toReversed();
  return (
    <details>
      <summary>
        <FormattedMessage id="flowMap.lastSteps" />
      </summary>
      <ol className="flow-map-last">
        {entries.map(({ at, event, state }) => (
          <li key={`${at} ${event} ${state}`}>
            <code>{event}</code> → <code>{state}</code>
          </li>
        ))}
      </ol>
    </details>
  );
}
