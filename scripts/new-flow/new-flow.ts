// Lays down the files of a new flow: `npm run new:flow settings/tariff-reminder`.
import { join } from 'node:path';
import { RequestError, usage } from './flow-request.ts';
import { layDown } from './lay-down.ts';
import { nextSteps } from './next-steps.ts';

try {
  const { request, files } = await layDown(join(import.meta.dirname, '..', '..'), process.argv.slice(2));
  console.log(files.map(({ path }) => `  new  ${path}`).join('\n'));
  console.log(
    `\nNow fill them in, in this order (CONTRIBUTING.md says where each step is explained):\n${nextSteps(request)}`,
  );
  console.log('\nThis lists what is still to be filled in: npx vitest run tests/architecture/filled-in.test.ts');
  console.log('At the end: npm run check && npm test');
} catch (error) {
  if (!(error instanceof RequestError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}
