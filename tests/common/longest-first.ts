import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that kill servers or let many customers buy take up to a minute. If they ran last, the other cores would
 * wait for them.
 */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /\/(?:crash|soak)\/[^/]*$|\/start\.test\.ts$/.test(moduleId);

/** The order of Vitest, with the longest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is Vitest's method, not that of an array
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
