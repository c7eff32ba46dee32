import type { ListInput, ListRow } from '#machines/common/list/list.types.ts';
import type { ListActor } from '#machines/common/list/list.view.ts';
import { useFlow } from '../use-flow.ts';
import type { provideList } from './list.actors.ts';

/** A list that lives as long as the calling component. Later changes of `provide` and `input` have no effect. */
export function useList<Row extends ListRow, Detail>(
  provide: () => ReturnType<typeof provideList<Row, Detail>>,
  input: ListInput,
): ListActor<Row, Detail> {
  return useFlow(provide, () => input);
}
