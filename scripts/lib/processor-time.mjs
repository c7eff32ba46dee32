import { existsSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;
const stat = '/proc/self/stat';

/**
 * The processor time of all ended child processes, including their own children, in milliseconds; undefined if the
 * system does not provide it (Linux does).
 */
export function processorTime() {
  if (!existsSync(stat)) return undefined;
  // The second field is a name in brackets, which may contain blanks.
  const fields = readFileSync(stat, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[13]) + Number(fields[14])) / ticksPerSecond) * 1000;
}
