type Problems<Field extends string> = Readonly<Record<Field, unknown>>;

/**
 * The marked fields after the person has left one that contains this text: a field that is wrong is marked, one that was
 * only passed is not.
 */
export const withMark = <Field extends string>(
  marked: readonly Field[],
  field: NoInfer<Field>,
  text: string,
  problems: Problems<NoInfer<Field>>,
): readonly Field[] =>
  text.trim() !== '' && problems[field] !== null && !marked.includes(field) ? [...marked, field].toSorted() : marked;

/** The marked fields after a change: an error that is shown goes as soon as the field is right. */
export const stillWrong = <Field extends string>(
  marked: readonly Field[],
  problems: Problems<NoInfer<Field>>,
): readonly Field[] => marked.filter((field) => problems[field] !== null);

interface Marks {
  readonly marked: readonly string[];
  /** The person wanted to go on; from then on all errors are shown. */
  readonly demanded: boolean;
}

/** The errors that are shown: those of marked fields, and all of them once the person wanted to go on. */
export const shownProblems = <Shown extends object>(problems: Shown, { marked, demanded }: Marks): Shown =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, demanded || marked.includes(field) ? problem : null]),
  ) as Shown;
