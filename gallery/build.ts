import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildTarget } from '#scripts/supported-browsers.ts';
import { chartOf } from './chart.ts';
import { arrange } from './diagram/arrange.ts';
import { drawDiagram } from './diagram/draw.ts';
import { readFlows } from './flows.ts';
import type { Flow } from './flows.ts';
import { galleryFlowOf, reportFolder } from './gallery-flow.ts';
import type { GalleryFlow } from './gallery-flow.ts';
import { liveDrawingOf } from './live/live-drawing.ts';
import { mermaidOf } from './mermaid.ts';
import { flowPage } from './pages/flow-page.ts';
import type { Html } from './pages/html.ts';
import { indexPage } from './pages/index-page.ts';
import { requirementsPage } from './pages/requirements-page.ts';
import { testsByRequirement } from './requirement-tests.ts';
import { referencesOf, readRequirementTexts, requirementFiles } from './requirements.ts';
import { copyScreens } from './screens.ts';

const root = join(import.meta.dirname, '..');
const site = join(root, 'dist/flows');
const liveFolder = join(site, 'live');
const mermaidFolder = join(root, 'docs/flows');

const write = async (folder: string, file: string, text: Html): Promise<void> =>
  writeFileSync(join(folder, file), String(await text));

const remake = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
};

const writeMermaid = async (flows: readonly Flow[]): Promise<void> => {
  remake(mermaidFolder);
  for (const { stem, machine } of flows) await write(mermaidFolder, `${stem}.mmd`, mermaidOf(chartOf(machine)));
};

const writePage = async (galleryFlow: GalleryFlow): Promise<void> => {
  const { flow, chart, coverage } = galleryFlow;
  const drawing = drawDiagram(chart, await arrange(chart), coverage, `The states and transitions of ${flow.name}`);
  await write(site, `${flow.stem}.html`, flowPage(galleryFlow, drawing));
  const live = liveDrawingOf(flow, chart, String(await drawing));
  await write(liveFolder, `${flow.name}.json`, JSON.stringify(live));
};

/** One script for all pages, without modules: a browser loads no modules from a page that is a file. */
const bundleScript = async (): Promise<void> => {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      outDir: join(site, 'assets'),
      emptyOutDir: false,
      copyPublicDir: false,
      target: buildTarget(),
      rolldownOptions: {
        input: join(import.meta.dirname, 'client/main.ts'),
        output: { format: 'iife', entryFileNames: 'gallery.js' },
      },
    },
  });
};

const flows = await readFlows();
await writeMermaid(flows);
const galleryFlows = flows.map((flow) => galleryFlowOf(flow));
const texts = readRequirementTexts(requirementFiles.map((file) => join(root, file)));
remake(site);
mkdirSync(liveFolder);
cpSync(join(import.meta.dirname, 'assets'), join(site, 'assets'), { recursive: true });
cpSync(join(root, 'docs/stately.md'), join(site, 'stately.txt'));
copyScreens(reportFolder, site);
for (const galleryFlow of galleryFlows) await writePage(galleryFlow);
await write(
  site,
  'requirements.html',
  requirementsPage({ texts, references: referencesOf(galleryFlows), tests: testsByRequirement(root) }),
);
await write(site, 'index.html', indexPage(galleryFlows, texts));
await bundleScript();
console.log(`${galleryFlows.length} flows drawn into dist/flows`);
