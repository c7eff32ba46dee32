import { describe, expect, it } from 'vitest';
import { pathId } from '#formal/paths/paths.ts';
import { chartOf } from '#gallery/chart.ts';
import { coverageOf, shareOf } from '#gallery/coverage.ts';
import { prove } from '#gallery/proof.ts';
import type { LevelReport } from '#gallery/reports.ts';
import { sessionModel } from '#machines/visitor/session/model/session.model.ts';

const declared = chartOf(sessionModel.machine).transitions.map(({ name }) => name);
const proof = prove(sessionModel);

const report = (names: readonly string[]): LevelReport => ({
  flow: 'session',
  transitions: declared.filter((name) => name.startsWith('session.restoring') && name.includes('hasSession')),
  paths: [{ id: 'a0a0a0a0', input: 'fresh', steps: names.map((name) => ({ name, kind: 'outcome', state: '' })) }],
});

const withView = (view: LevelReport | null) => coverageOf(declared, proof, { view, browser: null, mutation: null });

describe('the coverage of a flow', () => {
  it('is 100 % in memory', () => {
    expect([shareOf(withView(null), 0), shareOf(withView(null), 1)]).toEqual(['100 %', '100 %']);
  });

  it('says which levels were not run', () => {
    expect([shareOf(withView(null), 2), shareOf(withView(null), 3)]).toEqual(['not run', 'not run']);
    expect(withView(null).reachOf(declared[0] ?? '')).toBe(1);
  });

  it('counts the transitions that a reported path takes', () => {
    const coverage = withView(report(['restoreSession=kept']));
    const [taken = ''] = coverage.byLevel[2].transitions;
    expect(coverage.byLevel[2].status).toBe('run');
    expect(coverage.byLevel[2].takenBy.get(taken)).toEqual(['a0a0a0a0']);
    expect(coverage.reachOf(taken)).toBe(2);
    expect(shareOf(coverage, 2)).toBe(`${Math.floor(100 / declared.length)} %`);
  });

  it('marks a report as outdated if it is older than the machine', () => {
    expect(withView(report(['restoreSession=kept', 'removedStep'])).byLevel[2].status).toBe('outdated');
    const old = { ...report([]), transitions: ['session.gone | event |  | session.restoring'] };
    const coverage = withView(old);
    expect(coverage.byLevel[2].status).toBe('outdated');
    expect(shareOf(coverage, 2)).toBe('0 %');
  });

  it('counts at level 1 only the paths on which the live actor had the same states', () => {
    const [path] = proof.paths;
    if (path === undefined) throw new Error('the session has paths');
    const live = { ...proof, livePaths: new Set([pathId(path)]) };
    const { byLevel } = coverageOf(declared, live, { view: null, browser: null, mutation: null });
    expect(byLevel[1].paths.map(({ id }) => id)).toEqual([pathId(path)]);
    expect(byLevel[0].paths).toHaveLength(proof.paths.length);
  });

  it('gives reach 3 to a transition that a browser has taken, even if the view has taken the transition, too', () => {
    const taken = report(['restoreSession=kept']);
    const reports = { view: taken, browser: { ...taken, states: {} }, mutation: null };
    expect(coverageOf(declared, proof, reports).reachOf(taken.transitions[0] ?? '')).toBe(3);
  });

  it('gives reach 0 to a transition that no level has taken', () => {
    expect(coverageOf(declared, null, { view: null, browser: null, mutation: null }).reachOf(declared[0] ?? '')).toBe(
      0,
    );
  });
});
