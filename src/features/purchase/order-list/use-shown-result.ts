import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusHeading } from '#common/focus-heading.ts';
import { pageAddress } from '#common/list-table/page-address.ts';
import type { Address } from '#machines/common/list/list.types.ts';
import { resultName } from './result-address.ts';
import { isResultShown, markResultShown } from './shown-results.ts';

const orderNumber = /^\d{1,15}$/;

/** The order that the address names, unless its result has been told already. */
function untoldIn(address: Address): string | null {
  const orderId = address[resultName];
  return orderId !== undefined && orderNumber.test(orderId) && !isResultShown(orderId) ? orderId : null;
}

/**
 * The order whose payment result is shown, and how to close it. It is in the address, so that it survives a reload.
 * Closing it, another address of the list or another page ends it for good.
 */
export function useShownResult(): { readonly orderId: string | null; readonly close: () => void } {
  const router = useRouter();
  const [address] = useState(() => pageAddress(router));
  const [orderId, setOrderId] = useState(() => untoldIn(address.read()));
  useEffect(() => {
    const stopFollowing = address.follow((changed) => {
      if (orderId !== null && changed[resultName] !== orderId) markResultShown(orderId);
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
  const close = () => {
    // The button that has the focus disappears.
    focusHeading();
    if (orderId !== null) markResultShown(orderId);
    setOrderId(null);
    address.write({}, [resultName], { replace: true });
  };
  return { orderId, close };
}
