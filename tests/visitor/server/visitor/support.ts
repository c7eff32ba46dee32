import { randomUUID } from 'node:crypto';
import { login, register } from '#contract/endpoints/auth.ts';
import { call, refusal } from '#tests/common/server/support/call.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';

export const strongPassword = 'Modra-lipa-7';

export const freshAddress = (): string => `visitor-${randomUUID()}@linka.example`;

export const registration = (username: string, password = strongPassword) => ({
  body: { username, password, termsAndConditionsAgreed: true },
});

export async function registerFresh(server: TestServer): Promise<string> {
  const username = freshAddress();
  await call(server, register, registration(username));
  return username;
}

export const credentials = (username: string, password = strongPassword) => ({ body: { username, password } });

export const expectUnverified = (server: TestServer, username: string, password?: string) =>
  refusal(server, login, 'CUSTOMER_ACCOUNT_NOT_VERIFIED', credentials(username, password));
