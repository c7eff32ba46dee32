import type { FlowRequest } from './flow-request.ts';

/** What is to be done with the files of a new flow, in order. */
export function nextSteps({ folder, area, testFolder, name }: FlowRequest): string {
  const steps = [
    ['docs/requirements.md', 'write what the flow has to do, one numbered line each; XXX-00 stands for these numbers'],
    [`machines/${name}/`, 'adapt types, machine, view selectors and model; calculations go to rules/'],
    ['', `npx vitest run tests/machines/${name}.test.ts`],
    ['', `once only the pinned figures fail: UPDATE_PINNED=1 npx vitest run tests/machines/${name}.test.ts`],
    [`contract/endpoints/${name}.ts`, 'write the schemas and error names; add the file to contract/endpoints.ts'],
    ['server/', 'answer the call; tests/server/every-endpoint.test.ts tells what each call has to do'],
    [`messages/*/${name}.json`, 'write the texts in all five languages'],
    [`src/${folder}/${name}/`, 'adapt the view and what the actors call'],
    ['', `npx vitest run tests/views/${area}/${name}.test.tsx tests/src/${testFolder}/${name}.actors.test.ts`],
    [
      'src/app/router/router.tsx',
      'open the screen by one line; a card action or a tab is opened as CONTRIBUTING.md says',
    ],
    [`e2e/pages/${name}.page.ts`, `the verbs of the page; then its path in e2e/flows/${name}.spec.ts`],
    ['', `npm run build && npx playwright test e2e/flows/${name}.spec.ts`],
    ['docs/flows/', 'npm run flows draws the diagram; look at it'],
    ['', 'npm run check && npx vitest run tests/architecture tests/gallery'],
  ] as const;
  const line = ([where, what]: (typeof steps)[number], number: number) =>
    where === '' ? `       ${what}` : `${String(number).padStart(4)}. ${where}: ${what}`;
  let number = 0;
  return steps.map((step) => line(step, step[0] === '' ? number : (number += 1))).join('\n');
}
