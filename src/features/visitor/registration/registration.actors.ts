import { fromPromise } from 'xstate';
import { asEMail } from '#contract/e-mail.ts';
import { register } from '#contract/endpoints/auth.ts';
import { registrationMachine } from '#machines/visitor/registration/registration.machine.ts';
import type { NewAccount } from '#machines/visitor/registration/registration.types.ts';
import type { Shop } from '#runtime/shop.ts';

export function provideRegistration(shop: Shop) {
  return registrationMachine.provide({
    actors: {
      register: fromPromise<void, NewAccount>(({ input, signal }) => shop.call(register, { body: input, signal })),
    },
    actions: {
      fillInAtLogin: ({ context }) =>
        shop.tell('session', { type: 'changeUsername', value: asEMail(context.username) }),
    },
  });
}
