type Choices = readonly (readonly [variant: string, values: readonly string[], otherwise: string])[];
type Added = Readonly<Record<string, string>>;

/**
 * What the build puts in the place of a recipe: all its class names, worked out beforehand. `table` holds, under the
 * chosen value of each variant joined by `|` (empty where none is chosen), what that choice adds to `common`; `apart`
 * what the values of the other variants add, each by itself.
 */
export function pickedClasses(common: string, choices: Choices, table: Added, apart: Readonly<Record<string, Added>>) {
  return (props: Readonly<Record<string, string | boolean | undefined>> = {}): string => {
    const chosen = choices.map(([variant, values, otherwise]) => {
      const value = String(props[variant] ?? otherwise);
      return values.includes(value) ? value : otherwise;
    });
    const others = Object.entries(apart).map(([variant, added]) => added[String(props[variant])] ?? '');
    return [common, table[chosen.join('|')] ?? '', ...others].join(' ');
  };
}
