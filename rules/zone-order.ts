const numeric = new Intl.Collator('cs', { numeric: true });

export const byZoneNumber = (one: { readonly name: string }, other: { readonly name: string }): number =>
  numeric.compare(one.name, other.name);
