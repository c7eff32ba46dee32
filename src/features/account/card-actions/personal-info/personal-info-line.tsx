import { useIntl } from 'react-intl';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Line } from '#ui/line/line.tsx';

/** The two steps for a child, drawn as stations of a line. */
export function PersonalInfoLine({ step }: { readonly step: 'person' | 'custodian' }) {
  const intl = useIntl();
  const text = (id: KeyAfter<'personalInfo.'>) => intl.formatMessage({ id: `personalInfo.${id}` });
  return (
    <Line
      label={text('steps')}
      stations={[
        { id: 'person', label: text('step.person'), state: step === 'person' ? 'here' : 'passed' },
        { id: 'custodian', label: text('step.custodian'), state: step === 'person' ? 'ahead' : 'here', branch: true },
      ]}
      stateTexts={{ passed: text('steps.passed'), here: text('steps.here'), ahead: text('steps.ahead') }}
    />
  );
}
