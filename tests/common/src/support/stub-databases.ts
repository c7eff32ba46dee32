import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

const classes = Object.entries(fake).filter(([name]) => name.startsWith('IDB'));

/** A browser that has no database yet. */
export function stubDatabases(): void {
  for (const [name, value] of classes) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
}
