import * as v from 'valibot';

/**
 * One thing kept in local storage, versioned. What does not parse is dropped, never trusted (APP-12); a storage that
 * refuses (full, forbidden) is as if it were empty.
 */
export interface Stored<T> {
  readonly read: () => T | null;
  readonly write: (value: T) => void;
  readonly drop: () => void;
}

export function createStored<Schema extends v.GenericSchema>(
  storage: Storage,
  key: string,
  version: number,
  schema: Schema,
): Stored<v.InferOutput<Schema>> {
  const envelope = v.object({ version: v.literal(version), value: schema });
  const attempt = <T>(deed: () => T): T | null => {
    try {
      return deed();
    } catch {
      return null;
    }
  };
  const drop = () => void attempt(() => storage.removeItem(key));
  return {
    drop,
    write: (value) => void attempt(() => storage.setItem(key, JSON.stringify({ version, value }))),
    read: () => {
      const text = attempt(() => storage.getItem(key));
      if (text === null) return null;
      const parsed = v.safeParse(
        envelope,
        attempt((): unknown => JSON.parse(text)),
      );
      if (parsed.success) return parsed.output.value;
      drop();
      return null;
    },
  };
}
