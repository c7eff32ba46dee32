import type { FlowRequest } from './flow-request.ts';

/** One step: which files, what to do with them, and the commands that check it. */
interface Step {
  readonly files: string;
  readonly task: string;
  readonly commands?: readonly string[];
}

const stepsFor = ({ folder, area, testFolder, name }: FlowRequest): readonly Step[] => [
  {
    files: 'docs/requirements.md',
    task: 'write what the flow has to do, one numbered line each; XXX-00 in the new files stands for these numbers',
  },
  {
    files: `contract/endpoints/${name}.ts`,
    task: 'write the schemas and error names of the call; add the file to contract/endpoints.ts',
  },
  {
    files: `machines/${name}/`,
    task: 'adapt types, machine, view selectors and model; calculations go to rules/',
    commands: [
      `npx vitest run tests/machines/${name}.test.ts`,
      `UPDATE_PINNED=1 npx vitest run tests/machines/${name}.test.ts   (once nothing but the pinned figures fails)`,
    ],
  },
  {
    files: 'server/',
    task: 'answer the call',
    commands: ['npx vitest run tests/server/every-endpoint.test.ts'],
  },
  { files: `messages/*/${name}.json`, task: 'write the texts in all five languages' },
  { files: `src/${folder}/${name}/`, task: 'adapt the view, and what the actors call' },
  {
    files: `tests/views/${area}/${name}.test.tsx, tests/src/${testFolder}/${name}.actors.test.ts`,
    task: 'write what is shown in each state (controls are found by their Czech texts), and what is sent',
    commands: [`npx vitest run tests/views/${area}/${name}.test.tsx tests/src/${testFolder}/${name}.actors.test.ts`],
  },
  {
    files: 'src/app/router/router.tsx',
    task: 'open the screen by one line; how a card action or a tab is opened, CONTRIBUTING.md says',
  },
  {
    files: `e2e/pages/${name}.page.ts, e2e/flows/${name}.spec.ts`,
    task: 'write the verbs of the page, and its path',
    commands: [`npm run build && npx playwright test e2e/flows/${name}.spec.ts`],
  },
  { files: 'docs/flows/', task: 'draw the diagram and look at it', commands: ['npm run flows'] },
];

/** What is to be done with the files of a new flow, in order. */
export const nextSteps = (request: FlowRequest): string =>
  stepsFor(request)
    .flatMap(({ files, task, commands = [] }, index) => [
      `${String(index + 1).padStart(3)}. ${files}`,
      `     ${task}`,
      ...commands.map((command) => `     $ ${command}`),
    ])
    .join('\n');
