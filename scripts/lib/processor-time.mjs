import { existsSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;
const stat = '/proc/self/stat';

/**
 * The processor time of the processes that this one has started and that have ended, with theirs, in milliseconds;
 * undefined where the system does not tell it (Linux does).
 */
export function processorTime() {
  if (!existsSync(stat)) return undefined;
  // The second field, the name in brackets, may contain blanks.
  const fields = readFileSync(stat, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[13]) + Number(fields[14])) / ticksPerSecond) * 1000;
}
