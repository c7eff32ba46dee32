/**
 * What the build puts in the place of a recipe: all its class names, worked out beforehand. `variants` holds the values of
 * each variant; what is not among them counts as the first. `rows` holds, for every way to choose one value of each
 * variant, what that adds to `common`; the last variant's values follow one another.
 */
export function pickedClasses(
  common: string,
  variants: Readonly<Record<string, readonly string[]>>,
  rows: readonly string[],
) {
  return (props: Readonly<Record<string, string | boolean | undefined>> = {}): string => {
    let row = 0;
    for (const [variant, values] of Object.entries(variants)) {
      row = row * values.length + Math.max(0, values.indexOf(String(props[variant])));
    }
    return `${common} ${rows[row]}`;
  };
}
