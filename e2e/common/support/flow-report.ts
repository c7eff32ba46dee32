import type { Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityProblems } from './accessibility.ts';

const folder = join(import.meta.dirname, '..', '..', '..', '.cache', 'formal');

interface StateReport {
  readonly screenshot: string;
  readonly axe: { readonly violations: number };
}

/**
 * The report of one flow in the browser: for each state a screenshot and its accessibility problems, the transitions
 * that were taken, and the transitions left out because a browser cannot cause them.
 */
export interface FlowReport {
  /** Records a state at its first visit. Returns its accessibility problems; an empty list if it was recorded before. */
  readonly visit: (page: Page, label: string) => Promise<string[]>;
  readonly write: (taken: Iterable<string>, leftOut: readonly string[], paths: readonly unknown[]) => void;
}

/** Waits for animations: axe would report the contrast of colours that are still fading in. */
const waitForAnimations = (page: Page): Promise<unknown> =>
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
      await waitForAnimations(page);
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
