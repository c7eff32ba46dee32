import { lazyPart } from '../lazy-part/lazy-part.tsx';
import type { DateFilterProps } from './date-filter-field.tsx';
import { FilterWaiting } from './filter-waiting.tsx';

/** A filter by a day. The code of the calendar is loaded when the filters are shown. */
export const DateFilter = lazyPart<DateFilterProps>(
  async () => (await import('./date-filter-field.tsx')).DateFilterField,
  FilterWaiting,
);
