import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ListInput, ListRow } from '../../../machines/list/list.types.ts';
import type { ListActor } from '../../../machines/list/list.view.ts';
import type { provideList } from './list.actors.ts';
import { useShop } from '../shop-context.tsx';

/** A list that lives as long as the view that asks for it; `provide` and `input` count once. */
export function useList<Row extends ListRow, Detail>(
  provide: () => ReturnType<typeof provideList<Row, Detail>>,
  input: ListInput,
): ListActor<Row, Detail> {
  const [machine] = useState(provide);
  return useActorRef(machine, { input, inspect: useShop().log.inspect });
}
