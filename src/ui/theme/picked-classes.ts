type Choices = readonly (readonly [variant: string, values: readonly string[], otherwise: string])[];

/**
 * What the build puts in the place of a recipe: all its class names, worked out beforehand. `table` holds, under the
 * chosen value of each variant joined by `|` (empty where none is chosen), what that choice adds to `common`.
 */
export function pickedClasses(common: string, choices: Choices, table: Readonly<Record<string, string>>) {
  return (props: Readonly<Record<string, string | boolean | undefined>> = {}): string => {
    const chosen = choices.map(([variant, values, otherwise]) => {
      const value = String(props[variant] ?? otherwise);
      return values.includes(value) ? value : '';
    });
    return `${common} ${table[chosen.join('|')] ?? ''}`;
  };
}
