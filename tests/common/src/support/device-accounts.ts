import type { Call, CallOptions } from '#api/call.ts';
import { createOtherAnswers } from '#api/composed/other-answers.ts';
import { createComposingCall } from '#api/composing-call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Extension } from '#contract/extensions.ts';

/** The answers of a back end without extensions to an account that has no customer yet. */
const answers: Readonly<Record<string, unknown>> = {
  loggedCustomer: undefined,
  customerAccountLinks: { items: [], totalCount: 0 },
  checkOnlyManagedRelations: { onlyManagedRelations: false },
  createCustomer: { id: 17 },
  createCardApplication: { id: 5, applicationNumber: '1234567890', issued: false },
  createVirtualCardApplication: { id: 6, applicationNumber: '1234567891', issued: false },
  createBankCardApplication: { id: 7, applicationNumber: '1234567892', issued: false },
};

interface MadeCall {
  readonly name: string;
  readonly options: CallOptions<EndpointDefinition> | undefined;
}

/**
 * A device on which accounts log in to a back end that offers only the given extensions. `calls` contains the calls
 * that reach the back end; a call that it does not know is refused with 404.
 */
export function createDevice(offered: readonly Extension[] = []) {
  const device = {
    now: Date.UTC(2026, 10, 21, 8),
    calls: [] as MadeCall[],
    answers: { ...answers },
    /** A tab in which this account is logged in, until the test sets `accountId` to null. */
    openTab(accountId: number) {
      const session = { accountId: accountId as number | null };
      const call: Call = async (endpoint, options) => {
        device.calls.push({ name: endpoint.name, options });
        if (!(endpoint.name in device.answers)) throw { name: 'NOT_FOUND', status: 404, metadata: {} };
        return device.answers[endpoint.name] as never;
      };
      const composing = {
        call,
        offers: async (extension: Extension) => offered.includes(extension),
        configuration: async () => ({}) as SystemConfiguration,
        accountId: () => session.accountId,
        now: () => device.now,
        today: () => new Date(device.now).toISOString().slice(0, 10),
      };
      const ask = createComposingCall(
        call,
        () => offered,
        async () => createOtherAnswers(composing, () => {}),
      );
      return { ask, session };
    },
  };
  return device;
}
