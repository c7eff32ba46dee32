import type { PgColumn } from '../platform/db/orm-tables.ts';
import { and, gte, isNull, lte, or, type SQL } from '../platform/db/orm.ts';

interface Period {
  readonly validFrom: PgColumn;
  readonly validTo: PgColumn;
}

/** Whether a row of the table is valid on a day, ISO; a row without a last day has no end. */
export const validOn = ({ validFrom, validTo }: Period, day: string): SQL | undefined =>
  and(lte(validFrom, day), or(isNull(validTo), gte(validTo, day)));
