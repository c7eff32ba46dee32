import { afterAll, describe, expect, it } from 'vitest';
import { writeReport } from '#formal/report.ts';
import { isWholeSuite } from '#formal/whole-suite.ts';
import { exploreWizard } from '#formal/wizard/explore-wizard.ts';
import type { Exploration, Finding } from '#formal/wizard/explore-wizard.ts';
import { replayWizard } from '#formal/wizard/replay-wizard.ts';
import { scopes } from '#formal/wizard/scopes.ts';

/** In milliseconds; generous, because the computer may be busy. */
const timeout = 600_000;

const textOf = (finding: Finding | null): string =>
  finding === null ? '' : `${finding.broken}\n  ${finding.trace.join('\n  ')}`;

/** In the whole suite, the person does one action more. */
const furtherActions = isWholeSuite ? 1 : 0;

describe('the wizard with its parts', () => {
  const explorations: Record<string, Pick<Exploration, 'states' | 'steps' | 'seconds'>> = {};
  it.each(Object.entries(scopes))(
    'every property holds when %s',
    (name, scope) => {
      const { finding, last, ...figures } = exploreWizard({ ...scope, actions: scope.actions + furtherActions });
      explorations[name] = figures;
      expect(textOf(finding)).toBe('');
      // A wizard that was kept and continued after each step is in the same state as one that has run without a break.
      expect(replayWizard(scope, last.steps)).toBe(last.fingerprint);
    },
    timeout,
  );
  afterAll(() => writeReport('wizard', { explorations }));
});
