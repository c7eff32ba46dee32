import { assertEvent, assign, setup } from 'xstate';
import { stillWrong, withMark } from '../../common/field-marks.ts';
import { emptyAddress, isEmptyAddress, problemsOf } from './delivery.problems.ts';
import type { DeliveryContext, DeliveryEvent, DeliveryInput } from './delivery.types.ts';

const soleBranch = ({ branches, preselectsBranch }: DeliveryInput): number | null =>
  preselectsBranch && branches.length === 1 ? (branches[0]?.id ?? null) : null;

/** Whether the card can be posted. If not, it is handed over at a branch office. */
const mayBePosted = ({ postAllowed, cardForFree }: DeliveryContext): boolean => postAllowed && !cardForFree;

/** The delivery from the draft, if the operator still offers it. */
function enteredChoice(input: DeliveryInput) {
  const { entered, mayBeFree, postAllowed, branches } = input;
  if (entered === null) return {};
  const cardForFree = entered.cardForFree && mayBeFree;
  const { address, branchId } = entered;
  if (entered.type === 'POST_OFFICE' && postAllowed && !cardForFree) {
    return { cardForFree, type: entered.type, branchId: null, address };
  }
  return { cardForFree, branchId: branches.some(({ id }) => id === branchId) ? branchId : soleBranch(input) };
}

/** Changes the delivery to a branch office and removes the recipient's address (DEL-01). */
const takenToBranch = (context: DeliveryContext) =>
  context.type === 'BRANCH'
    ? {}
    : ({ type: 'BRANCH', branchId: soleBranch(context), address: emptyAddress, marked: [] } as const);

/** How a chip card is handed over, and whether it is for free (DEL-01). */
export const deliveryMachine = setup({
  types: {
    context: {} as DeliveryContext,
    events: {} as DeliveryEvent,
    input: {} as DeliveryInput,
  },
  guards: {
    mayBeFree: ({ context }) => context.mayBeFree,
    isPostChosen: ({ context, event }) => {
      assertEvent(event, 'chooseType');
      return event.deliveryType === 'POST_OFFICE' && mayBePosted(context);
    },
    isBranchChosen: ({ context, event }) => {
      assertEvent(event, 'chooseType');
      return event.deliveryType === 'BRANCH' && mayBePosted(context);
    },
    isOffered: ({ context, event }) => {
      assertEvent(event, 'chooseBranch');
      return context.type === 'BRANCH' && context.branches.some(({ id }) => id === event.branchId);
    },
    isPosted: ({ context }) => context.type === 'POST_OFFICE',
  },
  actions: {
    /** A free card is handed over at a branch office. */
    toggleFree: assign(({ context }) => ({ cardForFree: !context.cardForFree, ...takenToBranch(context) })),
    takeToBranch: assign(({ context }) => takenToBranch(context)),
    /** The address of the person is used, unless another address was typed. */
    post: assign(({ context: { address, residence } }) => ({
      type: 'POST_OFFICE',
      branchId: null,
      marked: [],
      address: isEmptyAddress(address) ? residence : address,
    })),
    rememberBranch: assign(({ event }) => {
      assertEvent(event, 'chooseBranch');
      return { branchId: event.branchId };
    }),
    rememberAddress: assign(({ context, event }) => {
      assertEvent(event, 'changeAddress');
      return { address: { ...context.address, [event.field]: event.value } };
    }),
    reconsiderMarks: assign(({ context }) => ({ marked: stillWrong(context.marked, problemsOf(context)) })),
    markLeft: assign(({ context, event }) => {
      assertEvent(event, 'leaveAddress');
      return { marked: withMark(context.marked, event.field, context.address[event.field], problemsOf(context)) };
    }),
    rememberResidence: assign(({ event }) => {
      assertEvent(event, 'residenceChanged');
      return { residence: event.residence };
    }),
    demand: assign({ demanded: true }),
  },
}).createMachine({
  id: 'delivery',
  context: ({ input }) => ({
    ...input,
    cardForFree: false,
    type: 'BRANCH',
    branchId: soleBranch(input),
    address: emptyAddress,
    ...enteredChoice(input),
    marked: [],
    demanded: false,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'You choose where you get the card: at a branch office, or by post if the operator sends cards.',
      meta: { requirements: ['DEL-01'] },
      on: {
        toggleFree: { guard: 'mayBeFree', actions: 'toggleFree' },
        chooseType: [
          { guard: 'isPostChosen', actions: 'post' },
          { guard: 'isBranchChosen', actions: 'takeToBranch' },
        ],
        chooseBranch: { guard: 'isOffered', actions: ['rememberBranch', 'reconsiderMarks'] },
        changeAddress: { guard: 'isPosted', actions: ['rememberAddress', 'reconsiderMarks'] },
        leaveAddress: { guard: 'isPosted', actions: 'markLeft' },
        residenceChanged: { actions: 'rememberResidence' },
        demand: { actions: 'demand' },
      },
    },
  },
});
