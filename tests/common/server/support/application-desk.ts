import { eq } from 'drizzle-orm';
import {
  askApplicantAgain,
  checkCardApplication,
  deskCardApplication,
  handOverCard,
  issueCard,
  printCard,
  refuseCardApplication,
  takeBackRequest,
} from '#contract/endpoints/application-desk.ts';
import { createVirtualCardApplication } from '#contract/endpoints/card-application-writes.ts';
import type { DeskApplication } from '#contract/entities/desk-application.ts';
import { cardApplications } from '#server/platform/db/schema.ts';
import { adultDays, applications } from './application.ts';
import type { Account } from './application.ts';
import { call, logIn, send } from './call.ts';
import type { TestServer } from './start-server.ts';

const endpoints = {
  CHECK: checkCardApplication,
  ASK_AGAIN: askApplicantAgain,
  TAKE_BACK: takeBackRequest,
  REJECT: refuseCardApplication,
  PRINT: printCard,
  HAND_OVER: handOverCard,
  ISSUE: issueCard,
} as const;
export type Action = keyof typeof endpoints;

let cards = 0;
const newCardNumber = (): string => `2100${String((cards += 1)).padStart(14, '0')}`;

const bodies: Readonly<Record<Action, () => object>> = {
  CHECK: () => ({}),
  ASK_AGAIN: () => ({ note: 'Fotografie je tmavá.', photo: true, attachments: [] }),
  TAKE_BACK: () => ({}),
  REJECT: () => ({ note: 'Nejde o osobu na fotografii.' }),
  PRINT: () => ({ cardNumber: newCardNumber() }),
  HAND_OVER: () => ({}),
  ISSUE: () => ({}),
};

/** The tools for tests of the desk: a clerk, and applications in every state. */
export async function applicationDesk(server: TestServer) {
  const { database } = server.services;
  const tools = applications(server);
  const token = await logIn(server, 'operator@linka.example');
  const read = (id: number): Promise<DeskApplication> => call(server, deskCardApplication, { token, params: { id } });
  const request = async (id: number, action: Action, body: object = {}) => ({
    token,
    params: { id },
    body: { version: (await read(id)).version, ...bodies[action](), ...body },
  });
  return {
    tools,
    token,
    read,
    request,
    /** A clerk reads the application and then does an action with it. */
    async action(id: number, action: Action, body: object = {}): Promise<DeskApplication> {
      return call(server, endpoints[action], await request(id, action, body));
    },
    async send(id: number, action: Action, body: object = {}) {
      return send(server, endpoints[action], await request(id, action, body));
    },
    endpoints,
    /** A paid application for a chip card that is collected at a branch office; `change` replaces values. */
    async paid(change: object = {}): Promise<{ readonly account: Account; readonly id: number }> {
      const account = await tools.applicant();
      const { id } = await tools.file(account, change);
      await database.update(cardApplications).set({ paid: true }).where(eq(cardApplications.id, id));
      return { account, id };
    },
    async virtual(): Promise<{ readonly account: Account; readonly id: number }> {
      const account = await tools.applicant();
      const body = {
        customerId: account.customerId,
        marketingConsent: false,
        profileOne: { profileId: await tools.profileId('ADULT'), ...adultDays },
      };
      const filed = { id: 0 };
      await tools.withSettings({ virtualCardCheckedAtDesk: true }, async () => {
        Object.assign(filed, await call(server, createVirtualCardApplication, { token: account.token, body }));
      });
      return { account, id: filed.id };
    },
  };
}
export type ApplicationDeskTools = Awaited<ReturnType<typeof applicationDesk>>;
