import type { Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityProblems } from './accessibility.ts';

const folder = join(import.meta.dirname, '..', '..', '.cache', 'formal');

interface StateReport {
  readonly screenshot: string;
  readonly axe: { readonly violations: number };
}

/**
 * The browser level's report of one flow: a screenshot and the accessibility of each state, the transitions taken, and
 * those left out because a browser cannot cause them.
 */
export interface FlowReport {
  readonly visit: (page: Page, label: string) => Promise<string[]>;
  readonly write: (taken: Iterable<string>, leftOut: readonly string[], paths: readonly unknown[]) => void;
}

/** Waits for animations: axe would judge colours that are still fading in. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );

export function createFlowReport(flow: string): FlowReport {
  const states: Record<string, StateReport> = {};
  return {
    visit: async (page, label) => {
      if (label in states) return [];
      const screenshot = `${label.replaceAll(/[^\w.-]/g, '_')}.png`;
      mkdirSync(join(folder, 'screens', flow), { recursive: true });
      await settled(page);
      await page.screenshot({ path: join(folder, 'screens', flow, screenshot) });
      const problems = await accessibilityProblems(page);
      states[label] = { screenshot, axe: { violations: problems.length } };
      return problems;
    },
    write: (taken, leftOut, paths) => {
      mkdirSync(folder, { recursive: true });
      const report = { flow, transitions: [...new Set(taken)], leftOut, paths, states };
      writeFileSync(join(folder, `${flow}.browser.json`), `${JSON.stringify(report, null, 2)}\n`);
    },
  };
}
