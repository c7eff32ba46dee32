import { FormattedMessage } from 'react-intl';
import { useShop } from '#common/shop-context.tsx';

const shown = 12;

/** The last events of the flow with the states after them, from the flow log; the last event is first. */
export function LastSteps({ flow }: { readonly flow: string }) {
  const steps = useShop()
    .log.stretches()
    .filter(({ machine }) => machine === flow)
    .flatMap((stretch) => stretch.steps)
    .filter(({ event }) => event.type !== 'tick')
    .slice(-shown)
    .toReversed();
  return (
    <details>
      <summary>
        <FormattedMessage id="flowMap.lastSteps" />
      </summary>
      <ol className="flow-map-last">
        {steps.map(({ at, event: { type }, state }) => (
          <li key={`${at} ${type} ${state}`}>
            <code>{type}</code> → <code>{state}</code>
          </li>
        ))}
      </ol>
    </details>
  );
}
