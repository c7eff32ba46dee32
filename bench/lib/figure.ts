/** The maximum or minimum of a ratio. */
export type Budget = { readonly atMost: number } | { readonly atLeast: number };

/** One line of the table: the ratio of two values measured in the same run, or a single value without a budget. */
export interface Figure {
  readonly name: string;
  /** The measured values with their units, as text. */
  readonly measured: string;
  readonly ratio?: number;
  readonly budget?: Budget;
}

/** Whether the ratio is within its budget; true if there is no budget. */
export function isKept({ ratio, budget }: Figure): boolean {
  if (ratio === undefined || budget === undefined) return true;
  return 'atMost' in budget ? ratio <= budget.atMost : ratio >= budget.atLeast;
}

const budgetText = (budget: Budget | undefined): string => {
  if (budget === undefined) return '';
  return 'atMost' in budget ? `at most ${budget.atMost.toFixed(2)}` : `at least ${budget.atLeast.toFixed(2)}`;
};

function verdictOf(figure: Figure): string {
  if (figure.budget === undefined) return '';
  return isKept(figure) ? 'kept' : 'MISSED';
}

/** Prints the results with their budgets as one table. */
export function printFigures(figures: readonly Figure[]): void {
  const rows = figures.map((figure) => ({
    figure: figure.name,
    measured: figure.measured,
    ratio: figure.ratio?.toFixed(2) ?? '',
    budget: budgetText(figure.budget),
    verdict: verdictOf(figure),
  }));
  console.table(rows);
}
