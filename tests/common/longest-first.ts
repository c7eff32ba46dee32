import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They kill servers or let many customers buy, for up to a minute. At the end of a run the other cores would wait for them. */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /\/(?:crash|soak)\/[^/]*$|\/start\.test\.ts$/.test(moduleId);

/** Vitest's own order, with the longest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is Vitest's method, not that of an array
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
