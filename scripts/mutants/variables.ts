/** The environment variable that tells Stryker's test processes which tests to run: patterns as a JSON array. */
export const testsVariable = 'LINKA_MUTANTS_TESTS';

/** The environment variable that tells Stryker's checkers which changes to try: `{ share, seed }` as JSON. */
export const sampleVariable = 'LINKA_MUTANTS_SAMPLE';
