import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addressNames, writeAddress } from '#machines/common/list/list.address.ts';
import type { AddressFit, ListContext, ListInput, ListRow } from '#machines/common/list/list.types.ts';
import type { ListActor } from '#machines/common/list/list.view.ts';
import type { provideList } from './list.actors.ts';
import { pageAddress } from './page-address.ts';
import { useList } from './use-list.ts';

/**
 * The list of a page, stored in the page's address: reload, back and a shared link show the same list (TBL-02). A page
 * has at most one such list. Later changes of `provide`, `input` and `fits` have no effect.
 */
export function useListInAddress<Row extends ListRow, Detail>(
  provide: () => ReturnType<typeof provideList<Row, Detail>>,
  input: Omit<ListInput, 'inAddress'>,
  fits: AddressFit,
): ListActor<Row, Detail> {
  const router = useRouter();
  const [address] = useState(() => pageAddress(router));
  const write = ({ query, start }: ListContext<Row, Detail>, options: { readonly replace: boolean }) =>
    address.write(writeAddress(query, start, fits), addressNames(fits), options);
  const list = useList<Row, Detail>(
    () =>
      provide().provide({
        actions: {
          keepInAddress: ({ context }) => write(context, { replace: false }),
          correctAddress: ({ context }) => write(context, { replace: true }),
        },
      }),
    { ...input, inAddress: { opened: address.read(), fits } },
  );
  useEffect(() => address.follow((changed) => list.send({ type: 'changeAddress', address: changed })), [address, list]);
  return list;
}
