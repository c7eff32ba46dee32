/** The median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Runs the work and resolves to its duration in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

type Measurements<Name extends string> = Readonly<Record<Name, () => Promise<number>>>;

/**
 * Runs the measurements alternately (A B C, A B C, …), so that other load of the computer affects all of them. Returns
 * the results of each round; the first round is a warm-up and is left out.
 */
export async function takeTurns<Name extends string>(
  rounds: number,
  measurements: Measurements<Name>,
): Promise<readonly Readonly<Record<Name, number>>[]> {
  const names = Object.keys(measurements) as Name[];
  const results: Record<Name, number>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const result = {} as Record<Name, number>;
    for (const name of names) result[name] = await measurements[name]();
    if (round > 0) results.push(result);
  }
  return results;
}
