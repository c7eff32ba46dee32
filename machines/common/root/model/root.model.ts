import { defineModel } from '../../flow-model.ts';
import { rootMachine } from '../root.machine.ts';

export const rootModel = defineModel(rootMachine, {
  inputs: { fresh: undefined },
  cases: {},
  environment: {},
  outcomes: { boot: {}, session: {}, toasts: {} },
  timeLimit: 'actors',
  bounds: { limit: 10 },
  home: ['open'],
  exceptions: { noDeadlock: { open: 'the shop is open until its tab is closed' } },
});
