import { expect, it } from 'vitest';
import { exploreTransfers } from '#formal/transfer/explore-transfers.ts';
import { rulesWith } from '#formal/transfer/rules.ts';
import { scopes } from '#formal/transfer/scopes.ts';

/** In milliseconds; generous, because the computer may be busy. */
const timeout = 300_000;

it.each(Object.entries(scopes))(
  'every property of transfers holds when %s',
  (name, scope) => {
    const { finding, states, steps } = exploreTransfers(scope, rulesWith());
    process.stdout.write(`${states} states, ${steps} steps: ${name}\n`);
    expect(finding === null ? '' : `${finding.broken}\n  ${finding.trace.join('\n  ')}`).toBe('');
  },
  timeout,
);
