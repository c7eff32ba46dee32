import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { ticketFareStatesList } from '#contract/endpoints/enumerations.ts';
import { upcomingChanges } from '#contract/endpoints/upcoming-changes.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { testShop } from '../../common/views/support/test-shop.tsx';

/** Responses of calls for each endpoint name; without a response, a call returns an empty list. */
export type Answers = Readonly<Record<string, (body: unknown) => unknown>>;

/** Settings of the operator that differ from the defaults. */
export type Flags = Partial<typeof defaultFlags & Pick<SystemConfiguration, 'offlinePassAllowed'>>;

interface AccountShop {
  readonly flags?: Flags | undefined;
  readonly answers?: Answers | undefined;
  readonly customerSelection: object;
  readonly cartItems?: readonly Item[] | undefined;
}

/** Responses of endpoints that do not return a list of rows. */
const plain: Readonly<Record<string, unknown>> = {
  [ticketFareStatesList.name]: [],
  [upcomingChanges.name]: { people: [] },
};

const noItems: readonly never[] = [];

/** The shop of a logged-in person, for the pages of the account. */
export const accountShop = ({ flags = {}, answers = {}, customerSelection, cartItems = noItems }: AccountShop) => ({
  ...testShop({
    boot: staticActor({ configuration: { ...defaultFlags, brand: 'linka', offlinePassAllowed: true, ...flags } }),
    session: staticActor({ session: { username: 'jana@linka.example' } }),
    cart: { ...staticActor({ cart: { items: cartItems } }), send: () => {} },
    customerSelection,
  }),
  call: async ({ name }: EndpointDefinition, { body }: CallOptions<never> = {}) => {
    const answer = answers[name];
    if (answer !== undefined) return answer(body) as never;
    return (name in plain ? plain[name] : { items: [], totalCount: 0 }) as never;
  },
});
