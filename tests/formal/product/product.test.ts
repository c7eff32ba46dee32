import { afterAll, describe, expect, it } from 'vitest';
import { writeReport } from '../report.ts';
import { exploreProduct } from './explore-product.ts';
import type { Exploration } from './explore-product.ts';
import { rulesWith } from './rules.ts';
import { scopes } from './scopes.ts';

/** In milliseconds; generous, since the computer may be busy and PRODUCT_ACTIONS may ask for more. */
const patience = 900_000;

const told = ({ finding, limitHit }: Exploration): string => {
  if (limitHit) return 'more states than the limit';
  return finding === null ? '' : `${finding.broken}\n  ${finding.trace.join('\n  ')}`;
};

/** How many actions of the customer more than a scope says are followed. */
const furtherActions = Number(process.env['PRODUCT_ACTIONS'] ?? 0);

describe('customer, server and gateway together', () => {
  const explorations: Record<string, Omit<Exploration, 'finding'>> = {};
  it.each(Object.entries(scopes))(
    'money and goods agree: %s',
    (name, scope) => {
      const { finding, ...figures } = exploreProduct(
        { ...scope, actions: scope.actions + furtherActions },
        rulesWith(),
      );
      explorations[name] = figures;
      expect(told({ finding, ...figures })).toBe('');
    },
    patience,
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

it('finds what is never settled', () => {
  // What the shop owes is never marked as given back, so that it tries for ever.
  const owing = rulesWith({}, { isOwed: () => false });
  const { finding } = exploreProduct(scopes['the goods cannot be handed over, or are handed over again'], owing);
  expect(finding?.broken).toBe('something stays unsettled for ever');
});
