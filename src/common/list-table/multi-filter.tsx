import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { MultiFilterWaiting } from './multi-filter-at-rest.tsx';
import type { MultiFilterProps } from './multi-filter-field.tsx';

/** A filter with several values. The code of its list is loaded when the filters are shown. */
export const MultiFilter = lazyPart<MultiFilterProps>(
  async () => (await import('./multi-filter-field.tsx')).MultiFilterField,
  MultiFilterWaiting,
);
