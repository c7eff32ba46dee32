import { reload } from './customer.ts';
import { noAnswer } from './pages.ts';
import type { Rules } from './rules.ts';
import { apply, isAskedAbout, sendBack, factsOf } from './settle.ts';
import { abandon, hear, openReturn, show } from './tabs.ts';
import { put, spend, without } from './world.ts';
import type { Call, Left, Move, World } from './world.ts';

/** The page gives up waiting: it hears nothing, and nobody waits for what is under way. */
const giveUp = (world: World, tab: number | null): World =>
  tab === null ? world : hear(abandon(world, tab), tab, noAnswer);

type Named = readonly [name: string, world: World | null];

const losses = (world: World): Named[] => [
  ...world.calls.map((call, index): Named => [
    `the call ${call.does} is lost`,
    giveUp({ ...world, calls: without(world.calls, index) }, call.tab),
  ]),
  ...world.tabs.flatMap((shown, tab): Named[] => {
    if (shown.at !== 'page' || !shown.waits) return [];
    return [
      [`tab ${tab} gives up waiting`, giveUp(world, tab)],
      [`tab ${tab} is closed while it waits`, show(abandon(world, tab), tab, { at: 'away' })],
    ];
  }),
];

const doubles = (world: World): Named[] => [
  ...world.calls.map((call): Named => [
    `the call ${call.does} is doubled`,
    { ...world, calls: [...world.calls, { ...call, tab: null }] },
  ]),
  ...world.tabs.flatMap((shown, tab) =>
    world.attempts.map(({ named }, attempt): Named => [
      `tab ${tab} comes back once more, from attempt ${attempt}`,
      shown.at === 'away' && named ? openReturn(world, tab, attempt) : null,
    ]),
  ),
];

/** The server's memory is gone; whoever waited for it hears nothing. The database is as it was. */
const crash = (world: World): World => {
  const waiting = world.handlers.flatMap((handler) => {
    if ('call' in handler) return [handler.call.tab];
    return 'tab' in handler ? [handler.tab] : [];
  });
  return waiting.reduce<World>((now, tab) => giveUp(now, tab), { ...world, handlers: [] });
};

const attacks = (world: World, rules: Rules): Named[] => [
  ...world.attempts.flatMap(({ named }, attempt): Named[] => {
    if (!named) return [];
    const forged: Call = { tab: null, does: 'check', attempt, chargedBefore: false, forged: true, isRefused: false };
    return [
      [`a return of attempt ${attempt} is forged`, { ...world, calls: [...world.calls, forged] }],
      [
        `attempt ${attempt} is called back`,
        { ...world, calls: [...world.calls, { tab: null, does: 'reverse', attempt }] },
      ],
    ];
  }),
  ...world.orders.flatMap((order, index): Named[] => {
    const facts = factsOf(order);
    const booked = rules.order.bookInvoice(facts);
    const isBookable = order.paymentType === 'BANK_CARD' && !('refusal' in booked);
    const isReturnable = order.state === 'PAID' && !('refusal' in rules.order.returnedByHand(facts));
    return [
      [
        `the desk books a wrong number, of order ${index}`,
        isBookable ? apply(world, index, null, booked, rules) : null,
      ],
      [`the desk returns a wrong number, of order ${index}`, isReturnable ? sendBack(world, index, rules) : null],
    ];
  }),
];

/** An attempt's time is over, though the gateway may still take its money. */
const overdues = (world: World): Named[] =>
  world.attempts.map((attempt, index): Named => {
    const isRunning = attempt.named && !attempt.overdue && isAskedAbout(attempt);
    const attempts = put(world.attempts, index, { ...attempt, overdue: true });
    return [`the time of attempt ${index} is over`, isRunning ? { ...world, attempts } : null];
  });

/** Everything that can go wrong next, as far as this exploration lets it. */
export const faultMoves = (world: World, rules: Rules): Move[] => {
  const { left } = world;
  const fault = (what: keyof Left, named: readonly Named[]): Move[] =>
    named.flatMap(([name, next]) =>
      next === null || left[what] === 0 ? [] : [{ name: `fault: ${name}`, by: 'fault', world: spend(next, what) }],
    );
  return [
    ...(left.losses > 0 ? fault('losses', losses(world)) : []),
    ...(left.doubles > 0 ? fault('doubles', doubles(world)) : []),
    ...(left.overdues > 0 ? fault('overdues', overdues(world)) : []),
    ...(left.crashes > 0 && world.handlers.length > 0 ? fault('crashes', [['the server crashes', crash(world)]]) : []),
    ...(left.reloads > 0
      ? fault(
          'reloads',
          world.tabs.map((_, tab): Named => [`tab ${tab} is reloaded`, reload(world, tab)]),
        )
      : []),
    ...(left.attacks > 0 ? fault('attacks', attacks(world, rules)) : []),
  ];
};
