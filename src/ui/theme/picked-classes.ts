/**
 * Replaces a style recipe at run time: the build computes all class names in advance. `variants` contains the values of
 * each variant; an unknown value counts as the first value. `rows` contains, for each combination of values, the classes
 * that are added to `common`; the last variant changes fastest.
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
