import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { filterValuesMachine } from '#machines/common/filter-values/filter-values.machine.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { Button } from '#ui/button/button.tsx';
import { MultiFilter } from './multi-filter.tsx';

type FilterValuesViewProps = Omit<ComponentProps<typeof MultiFilter>, 'values'> & {
  readonly flow: ActorRefFrom<typeof filterValuesMachine>;
};

const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', alignSelf: 'start' });

/** A filter whose values are fetched from the server. Until they have arrived, chosen values can only be removed. */
export function FilterValuesView({ flow, ...filter }: FilterValuesViewProps) {
  const snapshot = useSelector(flow, (current) => current);
  return (
    <div className={column} data-flow="filterValues" data-state={stateLabel(snapshot.value)}>
      <MultiFilter {...filter} values={snapshot.context.values} />
      {snapshot.can({ type: 'retry' }) && (
        <Button variant="quiet" onClick={() => flow.send({ type: 'retry' })}>
          <FormattedMessage id="list.filter.retry" values={{ filter: filter.label }} />
        </Button>
      )}
    </div>
  );
}
