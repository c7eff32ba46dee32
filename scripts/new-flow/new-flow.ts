// Writes the files of a new flow: `npm run new:flow settings/tariff-reminder`.
import { join } from 'node:path';
import { RequestError, usage } from './flow-request.ts';
import { nextSteps } from './next-steps.ts';
import { writeFlow } from './write-flow.ts';

try {
  const { request, files } = await writeFlow(join(import.meta.dirname, '..', '..'), process.argv.slice(2));
  console.log(files.map(({ path }) => `  new  ${path}`).join('\n'));
  console.log(
    `\nNow complete the files in this order (CONTRIBUTING.md says where each step is explained):\n${nextSteps(request)}`,
  );
  console.log(
    '\nThis lists the files that are not complete: npx vitest run tests/common/architecture/filled-in.test.ts',
  );
  console.log('At the end: npm run check && npm test');
} catch (error) {
  if (!(error instanceof RequestError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}
