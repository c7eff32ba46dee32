import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { expectNewPage } from '#common/focus-heading.ts';
import { pageAddress } from '#common/list-table/page-address.ts';
import type { Address } from '#machines/common/list/list.types.ts';
import { resultName } from './result-address.ts';
import { isResultShown, markResultShown } from './shown-results.ts';

const orderNumber = /^\d{1,15}$/;

/** The id of the order in the address, unless its result was shown already. */
function untoldIn(address: Address): string | null {
  const orderId = address[resultName];
  return orderId !== undefined && orderNumber.test(orderId) && !isResultShown(orderId) ? orderId : null;
}

/**
 * The order whose payment result is shown instead of the list; null = none. The address contains the order, so that the
 * result survives a reload. The result is not shown again after another address of the list or another page was opened.
 */
export function useShownResult(): string | null {
  const router = useRouter();
  const [address] = useState(() => pageAddress(router));
  const [orderId, setOrderId] = useState(() => untoldIn(address.read()));
  useEffect(() => {
    const stopFollowing = address.follow((changed) => {
      if (orderId !== null && changed[resultName] !== orderId) {
        markResultShown(orderId);
        // The list is another page with the same path, so its heading gets the focus.
        expectNewPage();
      }
      setOrderId(untoldIn(changed));
    });
    const stopWaiting = address.leave(() => {
      if (orderId !== null) markResultShown(orderId);
    });
    return () => {
      stopFollowing();
      stopWaiting();
    };
  }, [address, orderId]);
  return orderId;
}
