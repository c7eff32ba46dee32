import { groupBy } from './group-by.ts';
/** Why the line of a card was refused: an error name with the values for its message. */
export interface LineRefusal {
  readonly cardId: number;
  readonly name: string;
  readonly metadata: Readonly<Record<string, string | number>>;
}

type Metadata = LineRefusal['metadata'];

/**
 * The refusals of several lines as the metadata of one error: `11.name`, and `11.…` for each value (11 = the id of the
 * card).
 */
export const toLineMetadata = (refusals: readonly LineRefusal[]): Record<string, string | number> =>
  Object.fromEntries(
    refusals.flatMap(({ cardId, name, metadata }) =>
      Object.entries({ ...metadata, name }).map(([key, value]) => [`${String(cardId)}.${key}`, value]),
    ),
  );

/** Reads the metadata from {@link toLineMetadata}; other entries are left out. */
export function lineRefusalsOf(metadata: Metadata): readonly LineRefusal[] {
  const entries = Object.entries(metadata).flatMap(([key, value]) => {
    const [, cardId, name] = /^(\d+)\.(.+)$/.exec(key) ?? [];
    return cardId === undefined || name === undefined ? [] : [{ cardId: Number(cardId), name, value }];
  });
  return [...groupBy(entries, ({ cardId }) => cardId)].flatMap(([cardId, values]) => {
    const { name, ...rest } = Object.fromEntries(values.map((entry) => [entry.name, entry.value]));
    return typeof name === 'string' ? [{ cardId, name, metadata: rest }] : [];
  });
}
