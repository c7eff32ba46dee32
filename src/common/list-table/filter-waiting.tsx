import { controlStyles, fieldStyles, labelStyles } from '#ui/field/field.styles.ts';
import type { Loading } from '../lazy-part/lazy-part.tsx';
import { LoadFailed } from '../lazy-part/load-failed.tsx';

interface FilterWaitingProps {
  readonly loading: Loading;
  readonly part: { readonly label: string };
}

/** A filter whose code is being loaded: its label above an empty field. */
export function FilterWaiting({ loading, part }: FilterWaitingProps) {
  if (loading.failure !== null) return <LoadFailed {...loading} />;
  return (
    <div className={fieldStyles} aria-busy="true">
      <span className={labelStyles}>{part.label}</span>
      <span className={controlStyles} aria-hidden="true" />
    </div>
  );
}
