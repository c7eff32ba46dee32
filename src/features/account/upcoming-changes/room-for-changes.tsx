import { Skeleton } from '#ui/skeleton/skeleton.tsx';

/** As much room as a change takes. */
export function RoomForChanges() {
  return <Skeleton height="24rem" />;
}
