import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { limitBody } from '../../platform/http/limit-body.ts';
import type { Services } from '../../platform/services/services.ts';
import { pageHeaders } from '../../platform/static/security-headers.ts';
import { simulatorApp } from '../simulators/app.ts';
import { isicSimulator } from '../simulators/isic-register.ts';
import { oldCardRoutes } from '../simulators/old-card-system/old-card-routes.ts';
import { accountTool } from './account-tool.ts';
import { cartTool } from './cart-tool.ts';
import { clockTool } from './clock-tool.ts';
import { counterCardTool } from './counter-card-tool.ts';
import { faultTool } from './fault-tool.ts';
import { ledgerTool } from './ledger-tool.ts';
import { mailboxTool } from './mailbox-tool.ts';
import { oldCardTool } from './old-card-tool.ts';
import { sandboxPage } from './page.ts';
import { readJson } from './read-json.ts';
import type { Sandbox } from './sandbox.ts';

const tools = [
  { path: '/sandbox/accounts', title: 'Demo accounts', text: 'who can log in, and what for' },
  {
    path: '/sandbox/counter-cards',
    title: 'Cards of the counter',
    text: 'what can be registered or assigned by its numbers',
  },
  { path: '/sandbox/mailbox', title: 'Mailbox', text: 'the mails that the shop has sent' },
  { path: '/sandbox/clock', title: 'Clock', text: 'move the time of server and shop' },
  { path: '/sandbox/faults', title: 'Fault board', text: 'make any call slow, silent or wrong' },
  { path: '/sandbox/gateways', title: 'Payment gateways', text: 'what the simulated gateways do' },
  { path: '/sandbox/old-cards', title: 'Old cards', text: 'whose balance can be moved into a wallet' },
  { path: '/flows', title: 'Flow gallery', text: 'every flow as a diagram, with its tests' },
  { path: '/api/openapi.json', title: 'OpenAPI', text: 'all calls of the server' },
];

const indexPage = () =>
  sandboxPage(
    'Sandbox',
    html`<section>
      <ul>
        ${tools.map(({ path, title, text }) => html`<li><a href="${path}">${title}</a>: ${text}</li>`)}
      </ul>
    </section>`,
  );

const Changes = v.record(v.string(), v.unknown());

/** The testers' tools, which exist only in the sandbox; they need no log-in. */
export function sandboxApp(services: Services, sandbox: Sandbox): Hono<AppEnv> {
  const { database, settings, configuration, gateways } = services;
  const app = new Hono<AppEnv>();
  app.use(limitBody());
  app.use(async (_, next) => {
    await sandbox.follow();
    await next();
  });
  // A gateway's form returns to this server, which may redirect it to the shop's page.
  const formTargets = [gateways.byName(configuration.paymentGateway).browserUrl, configuration.shopUrl];
  app.use(pageHeaders({ formTargets, inline: 'anything' }));
  app.get('/', (context) => context.html(indexPage()));
  app.route('/clock', clockTool(sandbox, services));
  app.route('/faults', faultTool(sandbox));
  app.route('/accounts', accountTool(services));
  app.route('/counter-cards', counterCardTool(services));
  app.route('/cart-items', cartTool(services));
  app.route('/ledger', ledgerTool(database));
  app.route('/', mailboxTool(database));
  app.put('/settings', async (context) => {
    await settings.change(database, await readJson(context, Changes));
    const configurationNow = await settings.systemConfiguration(database);
    return context.json({ ...configurationNow, numbers: await settings.numbers(database) });
  });
  app.route('/gateways', simulatorApp(services));
  app.route('/isic-register', isicSimulator());
  app.route('/old-card-system', oldCardRoutes(services));
  app.route('/old-cards', oldCardTool(database));
  return app;
}
