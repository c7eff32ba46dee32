import { ApiError } from '../platform/errors/api-error.ts';

interface MaybeStored {
  readonly id?: number | undefined;
}

/**
 * The ids in a list that a call sends. The stored rows with these ids are kept. Throws ApiError VALIDATION_ERROR for an
 * id that occurs twice or is not stored.
 */
export function keptIds(
  field: string,
  given: readonly MaybeStored[],
  stored: readonly { readonly id: number }[],
): Set<number> {
  const ids = given.flatMap(({ id }) => id ?? []);
  const kept = new Set(ids);
  const known = new Set(stored.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new ApiError('VALIDATION_ERROR', { errors: [`${field}: has no ${String(unknown)}`] });
  if (kept.size < ids.length) throw new ApiError('VALIDATION_ERROR', { errors: [`${field}: names an id twice`] });
  return kept;
}
