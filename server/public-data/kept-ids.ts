import { ApiError } from '../errors/api-error.ts';

interface MaybeStored {
  readonly id?: number | undefined;
}

/**
 * The ids that the members of a list keep. Throws ApiError VALIDATION_ERROR for one that is named twice or that is none of
 * the stored ones.
 */
export function keptIds(
  field: string,
  given: readonly MaybeStored[],
  stored: readonly { readonly id: number }[],
): Set<number> {
  const ids = given.flatMap(({ id }) => id ?? []);
  const kept = new Set(ids);
  const known = new Set(stored.map(({ id }) => id));
  const strange = ids.find((id) => !known.has(id));
  if (strange !== undefined)
    throw new ApiError('VALIDATION_ERROR', { errors: [`${field}: has no ${String(strange)}`] });
  if (kept.size < ids.length) throw new ApiError('VALIDATION_ERROR', { errors: [`${field}: names an id twice`] });
  return kept;
}
