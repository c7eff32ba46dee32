import { lazyPart } from '#common/lazy-part/lazy-part.tsx';
import type { Loading } from '#common/lazy-part/lazy-part.tsx';
import { LoadFailed } from '#common/lazy-part/load-failed.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

const Waiting = ({ loading }: { readonly loading: Loading }) =>
  loading.failure === null ? <Skeleton height="15rem" /> : <LoadFailed {...loading} />;

/** The address as a QR code; the code of this component is loaded on demand. */
export const LazyAddressCode = lazyPart(async () => (await import('./address-code.tsx')).AddressCode, Waiting);
