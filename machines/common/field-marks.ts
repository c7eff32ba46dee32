type Problems<Field extends string> = Readonly<Record<Field, unknown>>;

/**
 * The marked fields after the person has left a field that contains this text. A wrong field is marked; an empty field
 * is not.
 */
export const withMark = <Field extends string>(
  marked: readonly Field[],
  field: NoInfer<Field>,
  text: string,
  problems: Problems<NoInfer<Field>>,
): readonly Field[] =>
  text.trim() !== '' && problems[field] !== null && !marked.includes(field) ? [...marked, field].toSorted() : marked;

/** The marked fields after a change: the error of a field disappears as soon as the field is right. */
export const stillWrong = <Field extends string>(
  marked: readonly Field[],
  problems: Problems<NoInfer<Field>>,
): readonly Field[] => marked.filter((field) => problems[field] !== null);

interface Marks {
  readonly marked: readonly string[];
  /** The person has pressed the button to continue or submit. From then on all errors are shown. */
  readonly demanded: boolean;
}

/**
 * The errors that are shown: only the errors of marked fields, or all errors after the person has pressed the button.
 */
export const shownProblems = <Shown extends object>(problems: Shown, { marked, demanded }: Marks): Shown =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, demanded || marked.includes(field) ? problem : null]),
  ) as Shown;
