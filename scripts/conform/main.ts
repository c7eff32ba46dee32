import { writeFileSync } from 'node:fs';
import { accountsIn } from './accounts.ts';
import { CannotRun, WrongArguments } from './cannot-run.ts';
import { conform } from './conform.ts';
import { readOptions, usage } from './options.ts';
import { countsOf, reportLines } from './report/report-lines.ts';
import { reportPage } from './report/report-page.ts';

async function main(given: readonly string[]): Promise<number> {
  if (given.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(given);
  const accounts = options.accounts === undefined ? undefined : accountsIn(options.accounts);
  const report = await conform({ ...options, accounts, fetch });
  console.log(reportLines(report).join('\n'));
  if (options.html !== undefined) writeFileSync(options.html, reportPage(report));
  return countsOf(report).differs === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof WrongArguments) console.error(`${error.message}\n\n${usage}`);
  else console.error(error instanceof CannotRun ? error.message : error);
  process.exitCode = 2;
}
