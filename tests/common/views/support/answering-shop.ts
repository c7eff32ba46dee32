import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Shop } from '#runtime/shop.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { staticActor } from './static-actor.ts';
import { testShop } from './test-shop.tsx';

/** The failure of every call that is not named in `answers`. */
const nothing = { name: 'INTERNAL_ERROR', status: 500, metadata: {} };

/** The shop of a logged-in person. `answers` has the responses for each endpoint name; all other calls fail. */
export function answeringShop(
  answers: Readonly<Record<string, unknown>>,
  flags: Partial<typeof defaultFlags> = {},
  actors: Readonly<Record<string, unknown>> = {},
): Shop {
  const call = ({ name }: EndpointDefinition) =>
    name in answers ? Promise.resolve(answers[name]) : Promise.reject<unknown>(nothing);
  return {
    ...testShop({
      boot: staticActor({ configuration: { ...defaultFlags, brand: 'linka', allowedPaymentTypes: [], ...flags } }),
      session: staticActor({ session: { customerAccountId: 7, username: 'jana@linka.example', token: 'token' } }),
      ...actors,
    }),
    call: call as Shop['call'],
    tell: () => {},
  };
}
