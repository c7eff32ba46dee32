/**
 * Returns a function that finds the id of an inserted row by its code. The function throws for an unknown code, because
 * then the seeds are inconsistent.
 */
export function idByCode(rows: readonly { readonly id: number; readonly code: string }[]): (code: string) => number {
  const ids = new Map(rows.map((row) => [row.code, row.id]));
  return (code) => {
    const id = ids.get(code);
    if (id === undefined) throw new Error(`nothing seeded as ${code}`);
    return id;
  };
}
