import type { Composing } from '#api/composed/composing.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { dayOf } from '#rules/date-text.ts';
import { realCall } from '#tests/card-application/server/application-saving/real-call.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';

/** What the shop composes answers from for a logged-in account of a test's server. */
export function composingAs(server: TestServer, { token, accountId }: { token: string; accountId: number }): Composing {
  const call = realCall(server.url, token);
  const now = () => server.clock.now().getTime();
  return {
    call: (endpoint, options) => {
      if (endpoint.extension !== 'specified') throw new Error(`${endpoint.name} is no specified call`);
      return call(endpoint, options);
    },
    offers: () => Promise.resolve(true),
    configuration: () => call(systemConfigurations),
    accountId: () => accountId,
    now,
    today: () => dayOf(new Date(now())),
  };
}
