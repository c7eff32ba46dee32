import { describe, expect, it } from 'vitest';
import { isMade } from '#scripts/conform/journeys/run-journeys.ts';
import { isReading, plans, specifiedCalls } from '#scripts/conform/plan/plan.ts';

describe('the plan of the conformance kit (CAL-05)', () => {
  it('has each specified call, and no other call', () => {
    expect(Object.keys(plans).toSorted()).toEqual(specifiedCalls.map(({ name }) => name).toSorted());
  });

  it('makes each call that changes something, or says why not', () => {
    const silent = specifiedCalls.filter(
      (endpoint) => !isReading(endpoint) && !isMade(endpoint) && plans[endpoint.name]?.neverMade === undefined,
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
    const both = specifiedCalls.filter((endpoint) => isMade(endpoint) && plans[endpoint.name]?.neverMade !== undefined);
    expect(both.map(({ name }) => name)).toEqual([]);
  });

  it('tells where the value of each column of each list is', () => {
    for (const { name, sortColumns = [] } of specifiedCalls) {
      expect(Object.keys(plans[name]?.columns ?? {}).toSorted(), name).toEqual(sortColumns.toSorted());
    }
  });
});
