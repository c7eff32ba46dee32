import { afterAll, describe, expect, it } from 'vitest';
import { exploreProduct } from '#formal/product/explore-product.ts';
import type { Exploration } from '#formal/product/explore-product.ts';
import { rulesWith } from '#formal/product/rules.ts';
import { scopes } from '#formal/product/scopes.ts';
import { writeReport } from '#formal/report.ts';

/** In milliseconds; generous, because the computer may be busy and PRODUCT_ACTIONS may add actions. */
const timeout = 900_000;

const failureOf = ({ finding, limitHit }: Exploration): string => {
  if (limitHit) return 'expected all states to be explored, found more of them than the limit';
  return finding === null ? '' : `${finding.broken}\n  ${finding.trace.join('\n  ')}`;
};

/** How many actions of the customer are added to the actions of each scope. */
const furtherActions = Number(process.env['PRODUCT_ACTIONS'] ?? 0);

describe('customer, server and gateway together', () => {
  const explorations: Record<string, Omit<Exploration, 'finding'>> = {};
  it.each(Object.entries(scopes))(
    'every property holds when %s',
    (name, scope) => {
      const { finding, ...figures } = exploreProduct(
        { ...scope, actions: scope.actions + furtherActions },
        rulesWith(),
      );
      explorations[name] = figures;
      expect(failureOf({ finding, ...figures })).toBe('');
    },
    timeout,
  );
  afterAll(() => {
    const all = Object.entries(explorations);
    const sum = (what: 'states' | 'steps' | 'seconds') => all.reduce((total, [, figures]) => total + figures[what], 0);
    for (const [name, { states, steps }] of all) process.stdout.write(`${states} states, ${steps} steps: ${name}\n`);
    const [states, seconds] = [sum('states'), sum('seconds')];
    process.stdout.write(`${states} states in all, ${Math.round(states / seconds)} a second\n`);
    writeReport('product', { states, steps: sum('steps'), seconds, explorations });
  });
});

it('the exploration finds a state from which not all work can be finished', () => {
  // The shop never marks the owed money as returned, so that it repeats the return forever.
  const neverReturned = rulesWith({}, { isOwed: () => false });
  const { finding } = exploreProduct(
    scopes['an order cannot be delivered, or its delivery is repeated'],
    neverReturned,
  );
  expect(finding?.broken).toBe('from here, not everything can be settled');
});
