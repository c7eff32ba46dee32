import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { groupBy } from '#rules/group-by.ts';
import type { Step, StepKind } from './steps.ts';

interface StepGroupsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly steps: readonly Step[];
  readonly onTake: (step: Step) => void;
}

const kinds: readonly StepKind[] = ['event', 'outcome', 'delay', 'environment'];

/** The payload of an event, without its type, for the tooltip. */
const payloadOf = ({ event: { type: _, ...payload } }: Step): string | undefined =>
  Object.keys(payload).length === 0 ? undefined : JSON.stringify(payload);

/** A button for each step, grouped by the cause of the step, then by event, call or delay. */
export function StepGroups({ ref, steps, onTake }: StepGroupsProps) {
  const intl = useIntl();
  const stepButton = (step: Step) => (
    <button
      key={step.name}
      type="button"
      data-step={step.name}
      aria-label={step.name}
      title={payloadOf(step)}
      onClick={() => onTake(step)}
    >
      {step.choice ?? step.name}
    </button>
  );
  return (
    <div ref={ref} className="flow-map-steps">
      {steps.length === 0 && (
        <p>
          <FormattedMessage id="flowMap.nothing" />
        </p>
      )}
      {kinds.flatMap((kind) => {
        const ofKind = steps.filter((step) => step.kind === kind);
        if (ofKind.length === 0) return [];
        return (
          <section key={kind} aria-label={intl.formatMessage({ id: `flowMap.kind.${kind}` })}>
            <h3>
              <FormattedMessage id={`flowMap.kind.${kind}`} />
            </h3>
            {[...groupBy(ofKind, ({ group }) => group)].map(([group, members]) => (
              <div key={group} className="flow-map-group">
                {members.some(({ choice }) => choice !== null) && <code>{group}</code>}
                {members.map(stepButton)}
              </div>
            ))}
          </section>
        );
      })}
    </div>
  );
}
