import * as v from 'valibot';
import type { Store } from './browser-store.ts';

/** One versioned value in a store. A value that cannot be parsed is deleted (APP-12). */
export interface Stored<T> {
  readonly read: () => T | null;
  /** False if the browser does not store the value: then only this page keeps it. */
  readonly write: (value: T) => boolean;
  readonly drop: () => void;
}

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export function createStored<Schema extends v.GenericSchema>(
  store: Store,
  key: string,
  version: number,
  schema: Schema,
): Stored<v.InferOutput<Schema>> {
  const envelope = v.object({ version: v.literal(version), value: schema });
  const drop = () => store.drop(key);
  return {
    drop,
    write: (value) => store.write(key, JSON.stringify({ version, value })),
    read: () => {
      const text = store.read(key);
      if (text === null) return null;
      const parsed = v.safeParse(envelope, parsedJson(text));
      if (parsed.success) return parsed.output.value;
      drop();
      return null;
    },
  };
}
