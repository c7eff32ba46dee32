import * as v from 'valibot';

/**
 * One versioned value in local storage. A value that does not parse is deleted (APP-12). If the storage cannot be used
 * (full, forbidden), it counts as empty.
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
