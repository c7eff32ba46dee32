import { Hono } from 'hono';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { wantsPage } from '../../platform/http/wants-page.ts';
import { sandboxPage } from './page.ts';
import type { Html } from './page.ts';
import { checked, readJson } from './read-json.ts';
import { BoardFault } from './sandbox.ts';
import type { Sandbox } from './sandbox.ts';

const Board = v.object({ faults: v.pipe(v.array(BoardFault), v.maxLength(200)) });
const Form = v.object({
  ...BoardFault.entries,
  action: v.optional(v.picklist(['switchOn', 'takeOff']), 'switchOn'),
});
const Query = v.object({ search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), '') });

const choicesOf = (endpoint: EndpointDefinition): string[] => [
  'slow:3000',
  'no-answer-before',
  'no-answer-after',
  'error500',
  'html',
  ...(endpoint.access === 'public' ? [] : ['UNAUTHENTICATED']),
  ...endpoint.errors,
];

const switchedOn = (faults: readonly BoardFault[]): Html =>
  html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th>Call</th>
          <th>Fault</th>
          <th>Times</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${faults.map(
          ({ endpoint, fault, times }) =>
            html`<tr>
              <td>${endpoint}</td>
              <td>${fault}</td>
              <td>${times}</td>
              <td>
                <form method="post">
                  <input type="hidden" name="endpoint" value="${endpoint}" />
                  <input type="hidden" name="fault" value="${fault}" />
                  <input type="hidden" name="times" value="${times}" />
                  <button name="action" value="takeOff">Take off</button>
                </form>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

const chooser = (endpoint: EndpointDefinition): Html =>
  html`<form method="post">
    <input type="hidden" name="endpoint" value="${endpoint.name}" />
    <label
      ><strong>${endpoint.name}</strong> <small>${endpoint.method} ${endpoint.path}</small>
      <select name="fault">
        ${choicesOf(endpoint).map((choice) => html`<option>${choice}</option>`)}
      </select></label
    >
    <label
      >Times
      <select name="times">
        <option>once</option>
        <option>always</option>
      </select></label
    >
    <button>Switch on</button>
  </form>`;

/** The calls whose name, method and path contain each word of a search. */
const matchingCalls = (search: string): EndpointDefinition[] => {
  const words = search.toLowerCase().split(/\s+/);
  return endpoints.filter(({ name, method, path }) => {
    const text = `${name} ${method} ${path}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
};

const searchForm = (search: string): Html =>
  html`<form method="get" role="search">
    <label>Search <input type="search" name="search" value="${search}" placeholder="cart POST" /></label>
    <button>Find</button>
  </form>`;

function page(faults: readonly BoardFault[], search: string): Html {
  const calls = matchingCalls(search);
  return sandboxPage(
    'Fault board',
    html`<p>What a call does instead of working. A page can ask for the same: <code>?fault=login=slow:3000</code>.</p>
      ${faults.length === 0 ? html`<p>No fault is switched on.</p>` : switchedOn(faults)} ${searchForm(search)}
      <p role="status">${search === '' ? `${calls.length} calls` : `${calls.length} of ${endpoints.length} calls`}</p>
      ${calls.map(chooser)}`,
  );
}

/** The faults without the first one that equals `removed`. Two equal faults are two, since each works once. */
function without(faults: readonly BoardFault[], removed: BoardFault): readonly BoardFault[] {
  const place = faults.findIndex((fault) => isDeepStrictEqual(fault, removed));
  return place === -1 ? faults : faults.toSpliced(place, 1);
}

/** GET and PUT /sandbox/faults `{faults: [{endpoint, fault, times}]}`. For browsers: a page with forms and a search. */
export function faultTool(sandbox: Sandbox): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const state = () => ({ faults: sandbox.faults() });
  const searchIn = (context: Context): string => checked(Query, context.req.query()).search;
  app.get('/', async (context) =>
    wantsPage(context) ? context.html(page(sandbox.faults(), searchIn(context))) : context.json(state()),
  );
  app.put('/', async (context) => {
    const { faults } = await readJson(context, Board);
    await sandbox.setFaults(faults);
    return context.json(state());
  });
  app.post('/', async (context) => {
    const { action, ...fault } = checked(Form, await context.req.parseBody());
    const faults = sandbox.faults();
    await sandbox.setFaults(action === 'takeOff' ? without(faults, fault) : [...faults, fault]);
    const search = searchIn(context);
    return context.redirect(`/sandbox/faults${search === '' ? '' : `?search=${encodeURIComponent(search)}`}`, 303);
  });
  return app;
}
