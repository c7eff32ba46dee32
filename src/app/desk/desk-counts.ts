import { useSelector } from '@xstate/react';
import { createContext, useState } from 'react';
import { provideResource } from '#common/resource/resource.actors.ts';
import { useShop } from '#common/shop-context.tsx';
import { useFlow } from '#common/use-flow.ts';
import { useRefreshOnChange } from '#common/use-refresh-on-change.ts';
import { deskCounts } from '#contract/endpoints/desk-counts.ts';
import type { DeskCounts } from '#contract/entities/desk-counts.ts';
import type { Shop } from '#runtime/shop.ts';

export const provideDeskCounts = (shop: Pick<Shop, 'call'>) =>
  provideResource<DeskCounts>((signal) => shop.call(deskCounts, { signal }));

/** The counts for the menu; null while they are not known. */
export const DeskCountsContext = createContext<DeskCounts | null>(null);

/** A shop whose calls that change something report it afterwards. */
const reportingShop = (shop: Shop, onChanged: () => void): Shop => ({
  ...shop,
  call: async (endpoint, options) => {
    const answer = await shop.call(endpoint, options);
    if (endpoint.method !== 'GET') onChanged();
    return answer;
  },
});

/**
 * How much waits for the staff, fetched again when another page is opened and after each action of the desk; `shop` is
 * the shop whose calls are such actions.
 */
export function useDeskCounts(path: string): { readonly counts: DeskCounts | null; readonly shop: Shop } {
  const outer = useShop();
  const resource = useFlow(provideDeskCounts);
  const [reader] = useState(() => ({
    send: () => {
      resource.send({ type: 'refresh' });
      // If the counts have never arrived, they are not there to be refreshed.
      resource.send({ type: 'retry' });
    },
  }));
  useRefreshOnChange(reader, path);
  const [shop] = useState(() => reportingShop(outer, reader.send));
  return { counts: useSelector(resource, ({ context }) => context.value), shop };
}
