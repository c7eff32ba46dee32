import { Skeleton } from '#ui/skeleton/skeleton.tsx';

/** Reserves the space of one change. */
export function SpaceForChanges() {
  return <Skeleton height="24rem" />;
}
