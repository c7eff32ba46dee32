const numeric = new Intl.Collator('cs', { numeric: true });

/** The order of zones by the numbers in their names, such as 9 before 10. */
export const byZoneNumber = (one: { readonly name: string }, other: { readonly name: string }): number =>
  numeric.compare(one.name, other.name);
