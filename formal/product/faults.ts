import { reload } from './customer.ts';
import { noAnswer } from './pages.ts';
import type { Rules } from './rules.ts';
import { apply, isAskedAbout, sendBack, factsOf } from './settle.ts';
import { stopWaiting, answer, openReturn, show } from './tabs.ts';
import { put, spend, without } from './world.ts';
import type { Call, Budget, Move, World } from './world.ts';

/** The page stops waiting and shows that no answer has arrived; its calls and handlers continue without the page. */
const giveUp = (world: World, tab: number | null): World =>
  tab === null ? world : answer(stopWaiting(world, tab), tab, noAnswer);

type NamedWorld = readonly [name: string, world: World | null];

const losses = (world: World): NamedWorld[] => [
  ...world.calls.map((call, index): NamedWorld => [
    `the call ${call.does} is lost`,
    giveUp({ ...world, calls: without(world.calls, index) }, call.tab),
  ]),
  ...world.tabs.flatMap((shown, tab): NamedWorld[] => {
    if (shown.at !== 'page' || !shown.waits) return [];
    return [
      [`tab ${tab} stops waiting`, giveUp(world, tab)],
      [`tab ${tab} is closed while it waits`, show(stopWaiting(world, tab), tab, { at: 'closed' })],
    ];
  }),
];

const duplicates = (world: World): NamedWorld[] => [
  ...world.calls.map((call): NamedWorld => [
    `the call ${call.does} is duplicated`,
    { ...world, calls: [...world.calls, { ...call, tab: null }] },
  ]),
  ...world.tabs.flatMap((shown, tab) =>
    world.attempts.map(({ named }, attempt): NamedWorld => [
      `tab ${tab} returns from attempt ${attempt} once more`,
      shown.at === 'closed' && named ? openReturn(world, tab, attempt) : null,
    ]),
  ),
];

/** The server loses its memory, and pages that waited for it get no answer. The database is unchanged. */
const crash = (world: World): World => {
  const waiting = world.handlers.flatMap((handler) => {
    if ('call' in handler) return [handler.call.tab];
    return 'tab' in handler ? [handler.tab] : [];
  });
  return waiting.reduce<World>((now, tab) => giveUp(now, tab), { ...world, handlers: [] });
};

const attacks = (world: World, rules: Rules): NamedWorld[] => [
  ...world.attempts.flatMap(({ named }, attempt): NamedWorld[] => {
    if (!named) return [];
    const forged: Call = { tab: null, does: 'check', attempt, chargedBefore: false, forged: true, isRefused: false };
    return [
      [`a return of attempt ${attempt} is forged`, { ...world, calls: [...world.calls, forged] }],
      [
        `a reversal of attempt ${attempt} is called`,
        { ...world, calls: [...world.calls, { tab: null, does: 'reverse', attempt }] },
      ],
    ];
  }),
  ...world.orders.flatMap((order, index): NamedWorld[] => {
    const facts = factsOf(order);
    const booked = rules.order.bookInvoice(facts);
    const isBookable = order.paymentType === 'BANK_CARD' && !('refusal' in booked);
    const isReturnable = order.state === 'PAID' && !('refusal' in rules.order.returnedByHand(facts));
    return [
      [
        `the desk books a transfer with a wrong number, of order ${index}`,
        isBookable ? apply(world, index, null, booked, rules) : null,
      ],
      [
        `the desk returns a transfer with a wrong number, of order ${index}`,
        isReturnable ? sendBack(world, index, rules) : null,
      ],
    ];
  }),
];

/** The time of an attempt ends, but the gateway may still charge it. */
const timeouts = (world: World): NamedWorld[] =>
  world.attempts.map((attempt, index): NamedWorld => {
    const isRunning = attempt.named && !attempt.overdue && isAskedAbout(attempt);
    const attempts = put(world.attempts, index, { ...attempt, overdue: true });
    return [`the time of attempt ${index} is over`, isRunning ? { ...world, attempts } : null];
  });

/** Everything that can go wrong next, within the budget of this exploration. */
export const faultMoves = (world: World, rules: Rules): Move[] => {
  const { budget } = world;
  const fault = (what: keyof Budget, named: readonly NamedWorld[]): Move[] =>
    named.flatMap(([name, next]) =>
      next === null || budget[what] === 0 ? [] : [{ name: `fault: ${name}`, by: 'fault', world: spend(next, what) }],
    );
  return [
    ...(budget.losses > 0 ? fault('losses', losses(world)) : []),
    ...(budget.duplicates > 0 ? fault('duplicates', duplicates(world)) : []),
    ...(budget.timeouts > 0 ? fault('timeouts', timeouts(world)) : []),
    ...(budget.crashes > 0 && world.handlers.length > 0
      ? fault('crashes', [['the server crashes', crash(world)]])
      : []),
    ...(budget.reloads > 0
      ? fault(
          'reloads',
          world.tabs.map((_, tab): NamedWorld => [`tab ${tab} is reloaded`, reload(world, tab)]),
        )
      : []),
    ...(budget.attacks > 0 ? fault('attacks', attacks(world, rules)) : []),
  ];
};
