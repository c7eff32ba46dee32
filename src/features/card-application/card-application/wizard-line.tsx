import { useIntl } from 'react-intl';
import type { ApplicationStep } from '#machines/card-application/card-application/card-application.types.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Line, type StationState } from '#ui/line/line.tsx';

interface WizardLineProps {
  readonly stations: readonly { readonly step: ApplicationStep; readonly state: StationState }[];
}

/** The steps of an application as stations of a line; the custodian's station is on a branch. */
export function WizardLine({ stations }: WizardLineProps) {
  const intl = useIntl();
  const text = (id: KeyAfter<'applicationForm.'>) => intl.formatMessage({ id: `applicationForm.${id}` });
  return (
    <Line
      label={text('steps')}
      stations={stations.map(({ step, state }) => ({
        id: step,
        label: text(`step.${step}`),
        state,
        branch: step === 'custodian',
      }))}
      stateTexts={{ passed: text('steps.passed'), here: text('steps.here'), ahead: text('steps.ahead') }}
    />
  );
}
