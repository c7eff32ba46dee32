import { describe, expect, it } from 'vitest';
import { explore } from '#formal/exploration/explore.ts';
import { replay } from '#formal/exploration/replay.ts';
import { uncoveredTransitions } from '#formal/flow-suite.ts';
import { coverTransitions } from '#formal/paths/transition-cover.ts';
import { decideAll } from '#formal/properties/properties.ts';
import type { FlowModel, PropertyName } from '#machines/common/flow-model.ts';
import { cleanModel } from './samples/clean.ts';
import * as planted from './samples/planted.ts';

const failuresOf = (model: FlowModel): Record<string, string> =>
  Object.fromEntries(
    decideAll(explore(model)).flatMap(({ name, failures }) =>
      failures.length > 0 ? [[name, failures.join('\n')]] : [],
    ),
  );

const faults: [PropertyName, FlowModel, string][] = [
  ['noDeadlock', planted.deadlock, 'nothing leads out of trap'],
  ['noLivelock', planted.livelock, 'no way home from here'],
  ['answersHandled', planted.unhandledError, 'call=FAILED: no transition handles it'],
  ['answersHandled', planted.endlessWait, 'busy without a time limit'],
  ['noDoubleSubmit', planted.doubleSubmit, 'go starts call a second time'],
  ['oneContentPerKey', planted.sharedKey, 'one key for create {"count":1} and create {"count":2}'],
  ['oneContentPerKey', planted.keyWithoutFlow, 'the key of create is not of the flow'],
  ['lateAnswersHarmless', planted.lateAnswer, 'late call=done is still handled'],
  ['guardsExclusive', planted.openGuards, 'two guards are true at once in openGuards.idle | go'],
  ['guardsExclusive', planted.openGuards, 'two guards are true at once in openGuards.small | always'],
  ['noCrash', planted.throwingGuard, 'the guard broke'],
  ['invariants', planted.brokenInvariant, 'broken: never more than one'],
  ['contextPlain', planted.notPlain, 'not plain: context.count: NaN'],
  ['leavable', planted.leavesActorBehind, 'back leaves behind: other'],
  ['expiryReachable', planted.noExpiry, 'other is not handled'],
];

describe('a planted fault', () => {
  it.each(faults)('is found by the property %s (case %#)', (property, model, message) => {
    expect(failuresOf(model)[property]).toContain(message);
  });

  it('is not reported if a key depends on the flow and on its content', () => {
    expect(failuresOf(planted.keyOfContent)).not.toHaveProperty('oneContentPerKey');
  });

  it('is printed with a shortest path, which can be replayed', () => {
    expect(failuresOf(planted.brokenInvariant)['invariants']).toContain(
      "start fresh → idle\n  go → idle\n  go → idle\n  replay: replay(brokenInvariantModel, 'fresh', ['go', 'go'])",
    );
    expect(replay(planted.brokenInvariant, 'fresh', ['go', 'go']).snapshot.context).toEqual({ count: 2 });
  });

  it('is reported by its name if it is a transition that is never taken', () => {
    const uncovered = uncoveredTransitions(planted.deadTransition, coverTransitions(explore(planted.deadTransition)));
    expect(uncovered).toEqual([
      'never taken: deadTransition.idle | go | never | deadTransition.odd',
      'never taken: deadTransition.odd | back |  | deadTransition.idle',
    ]);
  });

  it('exceeds the limit of states if it is a counter that grows without limit', () => {
    expect(explore(planted.unbounded).limitHit).toBe(true);
  });
});

describe('an exception', () => {
  it('excuses the violation in the named state, and its reason is reported', () => {
    const exceptions = { noDeadlock: { trap: 'a trap on purpose' }, noLivelock: { trap: 'a trap on purpose' } };
    const verdicts = decideAll(explore({ ...planted.deadlock, exceptions }));
    expect(verdicts.find(({ name }) => name === 'noDeadlock')).toMatchObject({
      verdict: 'holds',
      excused: { trap: 'a trap on purpose' },
    });
  });

  it('fails if it excuses no violation', () => {
    const exceptions = { noDeadlock: { idle: 'not needed' } };
    expect(failuresOf({ ...cleanModel, exceptions })['noDeadlock']).toContain('excuses nothing any more');
  });
});
