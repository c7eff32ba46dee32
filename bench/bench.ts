import { accountPage } from './account-page/account-page.ts';
import { firstPaint } from './first-paint/first-paint.ts';
import { firstVisit } from './first-visit/first-visit.ts';
import { interactions } from './interactions/interactions.ts';
import { isKept, printFigures } from './lib/figure.ts';
import type { Figure } from './lib/figure.ts';
import { listGrowth } from './lists/list-growth.ts';
import { machineSpeed } from './machines/machine-speed.ts';
import { orderGrowth } from './orders/order-growth.ts';
import { orderThroughput } from './orders/order-throughput.ts';
import { readThroughput } from './reads/read-throughput.ts';
import { wizardSpeed } from './wizard/wizard.ts';

const parts = {
  'first-visit': firstVisit,
  'first-paint': firstPaint,
  'account-page': accountPage,
  interactions,
  wizard: wizardSpeed,
  reads: readThroughput,
  orders: orderGrowth,
  lists: listGrowth,
  'order-throughput': orderThroughput,
  machines: machineSpeed,
} as const satisfies Record<string, () => Promise<readonly Figure[]>>;

const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);

/** Runs the named benchmarks, or all of them. Resolves to false if a budget is exceeded. Throws for an unknown name. */
async function run(names: readonly string[]): Promise<boolean> {
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
  const figures: Figure[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`Measuring ${name} …`);
    figures.push(...(await part()));
  }
  printFigures(figures);
  return figures.every(isKept);
}

process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
