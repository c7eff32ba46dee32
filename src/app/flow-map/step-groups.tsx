import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Step, StepKind } from './steps.ts';

interface StepGroupsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly steps: readonly Step[];
  readonly onTake: (step: Step) => void;
}

const kinds: readonly StepKind[] = ['event', 'outcome', 'delay', 'environment'];

const isEmpty = (steps: readonly Step[]): boolean => steps.length === 0;

/** What an event carries, for the tooltip; without its type. */
const payloadOf = ({ event: { type: _, ...payload } }: Step): string | undefined =>
  Object.keys(payload).length === 0 ? undefined : JSON.stringify(payload);

/** A button for each step, by what brings it about, then by event, call or delay. */
export function StepGroups({ ref, steps, onTake }: StepGroupsProps) {
  const intl = useIntl();
  return (
    <div ref={ref} className="flow-map-steps">
      {kinds.map((kind) => {
        const ofKind = steps.filter((step) => step.kind === kind);
        return (
          <section key={kind} aria-label={intl.formatMessage({ id: `flowMap.kind.${kind}` })}>
            <h3>
              <FormattedMessage id={`flowMap.kind.${kind}`} />
            </h3>
            {isEmpty(ofKind) && (
              <p>
                <FormattedMessage id="flowMap.nothing" />
              </p>
            )}
            {[...Map.groupBy(ofKind, ({ group }) => group)].map(([group, members]) => (
              <p key={group} className="flow-map-group">
                <code>{group}</code>
                {members.map((step) => (
                  <button
                    key={step.name}
                    type="button"
                    data-step={step.name}
                    aria-label={step.name}
                    title={payloadOf(step)}
                    onClick={() => onTake(step)}
                  >
                    {step.choice ?? <FormattedMessage id={kind === 'delay' ? 'flowMap.runOut' : 'flowMap.send'} />}
                  </button>
                ))}
              </p>
            ))}
          </section>
        );
      })}
    </div>
  );
}
