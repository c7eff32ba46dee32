import { customType } from './orm-tables.ts';

/** A column of bytes; both databases return it as a Uint8Array. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
