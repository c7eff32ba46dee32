import type { FlowRequest } from './flow-request.ts';

/** One step: the files, what to do with them, and the commands that check the result. */
interface Step {
  readonly files: string;
  readonly task: string;
  readonly commands?: readonly string[];
}

const stepsFor = ({ folder, area, testFolder, name }: FlowRequest): readonly Step[] => [
  {
    files: 'docs/requirements.md',
    task: 'write what the flow has to do, one numbered line each; replace XXX-00 in the new files by these numbers',
  },
  {
    files: `contract/endpoints/${name}.ts`,
    task: 'write the schemas and error names of the call; add the file to contract/endpoints.ts',
  },
  {
    files: `machines/${area}/${name}/`,
    task: 'adapt types, machine, view selectors and model; put calculations into rules/',
    commands: [
      `npx vitest run tests/${area}/machines/${name}.test.ts`,
      `UPDATE_PINNED=1 npx vitest run tests/${area}/machines/${name}.test.ts   (once only the pinned figures fail)`,
    ],
  },
  {
    files: 'server/',
    task: 'write the handler of the call',
    commands: ['npx vitest run tests/common/server/every-endpoint.test.ts'],
  },
  {
    files: `messages/*/${name}.json`,
    task: `write the texts in all languages, and add ${name}.json to messages/keys/message-key.ts`,
  },
  { files: `src/${folder}/${name}/`, task: 'adapt the view and the calls of the actors' },
  {
    files: `tests/${area}/views/${name}.test.tsx, tests/${testFolder}/${name}.actors.test.ts`,
    task: 'test what the page shows in each state (controls are found by their Czech texts), and what it sends',
    commands: [`npx vitest run tests/${area}/views/${name}.test.tsx tests/${testFolder}/${name}.actors.test.ts`],
  },
  {
    files: 'src/app/router/router.tsx',
    task: 'add one line for the page (for a card action or a tab see CONTRIBUTING.md)',
  },
  {
    files: `e2e/${area}/pages/${name}.page.ts, e2e/${area}/flows/${name}.spec.ts`,
    task: 'write the methods of the page, and its path',
    commands: [`npm run build && npx playwright test e2e/${area}/flows/${name}.spec.ts`],
  },
  { files: 'docs/flows/', task: 'draw the diagram and look at it', commands: ['npm run flows'] },
];

/** The steps that complete a new flow, in order, as text. */
export const nextSteps = (request: FlowRequest): string =>
  stepsFor(request)
    .flatMap(({ files, task, commands = [] }, index) => [
      `${String(index + 1).padStart(3)}. ${files}`,
      `     ${task}`,
      ...commands.map((command) => `     $ ${command}`),
    ])
    .join('\n');
