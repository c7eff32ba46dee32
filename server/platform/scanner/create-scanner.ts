import type { Configuration } from '../configuration/configuration.ts';
import { clamdScanner } from './clamd-scanner.ts';
import type { Scanner } from './scanner.ts';

/**
 * The harmless text that every scanner reports (eicar.org). It is written in two parts, so that scanners do not report
 * this file.
 */
const testVirus = `${String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}`}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

/** Finds only the test virus, so that a tester can see how the shop handles malware. */
const sandboxScanner: Scanner = {
  isInfected: (content) => Promise.resolve(Buffer.from(content).includes(testVirus)),
};

/** For an operator without a scanner: accepts every file of an allowed type (docs/decisions/0017-attachments.md). */
const noScanner: Scanner = { isInfected: () => Promise.resolve(false) };

/** Scans with clamd when its address is configured. */
export function createScanner({ clamd, sandbox }: Pick<Configuration, 'clamd' | 'sandbox'>): Scanner {
  if (clamd !== undefined) return clamdScanner(clamd);
  return sandbox ? sandboxScanner : noScanner;
}
