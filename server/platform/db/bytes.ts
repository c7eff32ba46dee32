import { customType } from './orm-tables.ts';

/** A column of bytes; both databases give them as a Uint8Array. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
