import { FormattedMessage, useIntl } from 'react-intl';
import type { RunningMachine } from '#machines/common/flow-map/flow-map.types.ts';

interface MachineChoiceProps {
  readonly machines: readonly RunningMachine[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
  readonly onFollow: () => void;
}

/**
 * Selects one of the running machines, ordered by their last change; or lets the map follow the machine that changed
 * last.
 */
export function MachineChoice({ machines, chosen, onChoose, onFollow }: MachineChoiceProps) {
  const intl = useIntl();
  return (
    <label className="flow-map-choice">
      <FormattedMessage id="flowMap.machine" />
      <select
        value={chosen ?? ''}
        onChange={({ target: { value } }) => (value === '' ? onFollow() : onChoose(Number(value)))}
      >
        <option value="">{intl.formatMessage({ id: 'flowMap.follow' })}</option>
        {machines.toReversed().map(({ id, flow }) => (
          <option key={id} value={id}>{`${flow} #${id}`}</option>
        ))}
      </select>
    </label>
  );
}
