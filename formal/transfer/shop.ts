import type { DecidedReport, TakingReport } from '#rules/transfer-guards.ts';
import { errorOfRefusal } from '#rules/transfer-transitions.ts';
import type { TransferError } from '#rules/transfer-transitions.ts';
import type { Rules } from './rules.ts';
import { isOpen, largestWallet, put, transferOf, underWayOf, without } from './world.ts';
import type { Call, Handler, Move, World } from './world.ts';

type Answer = TransferError | 'OLD_CARD_SYSTEM_UNAVAILABLE' | 'BALANCE_TRANSFER_PENDING' | { readonly amount: number };

/** Why an answer is false when it is given; null = it is true. */
export function falseAnswerIn(world: World, call: Call, answer: Answer, transfer: number | null): string | null {
  if (typeof answer === 'object') {
    const isBooked = transfer !== null && world.ledger.includes(transfer);
    return isBooked ? null : 'nobody is notified that money was moved before it is in the wallet';
  }
  // A refusal of the old card system for a known transfer was true when it was given.
  const isUnderWay = transfer === null && call.underWay && underWayOf(world) > 0;
  if (answer === 'OLD_CARD_EMPTY' && isUnderWay)
    return 'nobody is notified that an old card is empty while its money is on its way';
  if (answer === 'OLD_CARD_EMPTY' && call.repeats !== null) return 'a repeated call gets the answer of the first one';
  if (answer === 'OLD_CARD_IN_TRANSFER' && world.transfers.some((one) => isOpen(one) && one.wallet === call.wallet))
    return 'nobody is notified that their money goes into another wallet while it goes into theirs';
  const followed = call.followed === null ? undefined : world.transfers[call.followed];
  if (answer === 'OLD_CARD_SYSTEM_UNAVAILABLE' && followed !== undefined && isOpen(followed))
    return 'nobody is notified that nothing has happened while their money is on its way';
  return null;
}

/** The handler ends with an answer to its call. */
export function endCall(
  world: World,
  place: number,
  call: Call | null,
  answer: Answer,
  transfer: number | null,
): World {
  const falseAnswer = call === null ? null : falseAnswerIn(world, call, answer, transfer);
  return { ...world, handlers: without(world.handlers, place), broken: world.broken ?? falseAnswer };
}

const become = (world: World, place: number, handler: Handler): World => ({
  ...world,
  handlers: put(world.handlers, place, handler),
});

function earlierOf(world: World, { key, wallet }: Call, { surrounding }: Rules): number {
  const keyed = world.transfers.findIndex((transfer) => transfer.key === key);
  if (keyed !== -1 && surrounding.findsByKey) return keyed;
  return surrounding.looksFirst
    ? world.transfers.findIndex((transfer) => isOpen(transfer) && transfer.wallet === wallet)
    : -1;
}

function find(world: World, place: number, call: Call, rules: Rules): World {
  const earlier = earlierOf(world, call, rules);
  return become(world, place, earlier === -1 ? { at: 'search', call } : goOn(world, call, earlier));
}

/** The old card system is asked only if the result of the transfer is unknown. */
const goOn = (world: World, call: Call | null, transfer: number): Handler => ({
  at: transferOf(world, transfer).state === 'BEGUN' ? 'ask' : 'book',
  call,
  transfer,
});

const search = (world: World, place: number, call: Call): World =>
  become(world, place, { at: 'check', call: { ...call, underWay: underWayOf(world) > 0 }, seen: world.balance });

function check(world: World, place: number, call: Call, seen: number, rules: Rules): World {
  const open = world.transfers.filter(isOpen);
  const isOwn = open.some(({ wallet }) => wallet === call.wallet);
  if (isOwn && rules.surrounding.looksAgain)
    return become(world, place, { at: 'find', call: { ...call, underWay: false } });
  return become(world, place, { at: 'insert', call, seen, transfers: open.map(({ state }) => state) });
}

const roomOf = ({ wallets }: World, { wallet }: Call): number => largestWallet - (wallets[wallet] ?? 0);

const newTransfer = (world: World, call: Call, seen: number) => ({
  wallet: call.wallet,
  key: call.key,
  seen,
  atMost: seen,
  room: roomOf(world, call),
  amount: null,
  refusal: null,
});

function insert(world: World, place: number, handler: Extract<Handler, { at: 'insert' }>, rules: Rules): World {
  const { call, seen, transfers: states } = handler;
  const { surrounding } = rules;
  const room = surrounding.readsRoom ? roomOf(world, call) : largestWallet;
  const beginning = rules.transfer.begin({ balance: seen, room, transfers: states });
  if ('refusal' in beginning) return endCall(world, place, call, beginning.refusal, null);
  if (!surrounding.commitsFirst) return askUncommitted(world, place, handler);
  const isTaken =
    (surrounding.indexesOpen && world.transfers.some(isOpen)) ||
    (surrounding.findsByKey && world.transfers.some(({ key }) => key === call.key));
  if (isTaken) return become(world, place, { at: 'find', call: { ...call, underWay: false } });
  const id = world.transfers.length;
  const transfers = [...world.transfers, { ...newTransfer(world, call, seen), ...beginning, state: 'BEGUN' as const }];
  const work = surrounding.asksAgain ? [...world.work, id] : world.work;
  return become({ ...world, transfers, work }, place, { at: 'ask', call, transfer: id });
}

/** Used only while the guard `commitsFirst` is switched off: the transfer is stored after the answer. */
function note(world: World, place: number, call: Call, seen: number, report: DecidedReport): World {
  const id = world.transfers.length;
  const step =
    report.state === 'TAKEN'
      ? { state: 'TAKEN' as const, amount: report.amount }
      : { state: 'REFUSED' as const, refusal: report.reason };
  const transfers = [...world.transfers, { ...newTransfer(world, call, seen), ...step }];
  const noted = { ...world, transfers, work: [...world.work, id] };
  return become(noted, place, { at: 'book', call, transfer: id });
}

function ask(world: World, place: number, call: Call | null, transfer: number, rules: Rules): World {
  const tries = Object.keys(world.decided).length;
  const reference = rules.surrounding.keepsReference ? `${transfer}` : `${transfer}.${tries}`;
  return become(world, place, { at: 'wait', call, transfer, reference, report: null });
}

function mail(world: World, transfer: number, { surrounding }: Rules): World {
  return surrounding.storesMail ? { ...world, mails: [...world.mails, transfer] } : world;
}

interface Deciding {
  readonly call: Call | null;
  readonly transfer: number;
  readonly report: TakingReport;
}

function decide(world: World, place: number, { call, transfer: id, report }: Deciding, rules: Rules): World {
  const transfer = transferOf(world, id);
  const step = rules.transfer.afterReport(transfer, report);
  const next = become(world, place, { at: 'book', call, transfer: id });
  if (step.state === transfer.state) return next;
  const key = step.state === 'REFUSED' ? null : transfer.key;
  const decided = { ...next, transfers: put(next.transfers, id, { ...transfer, ...step, key }) };
  return step.state === 'REFUSED' ? mail(decided, id, rules) : decided;
}

/** Books the money into the wallet. */
function write(world: World, place: number, call: Call | null, id: number, credit: number, rules: Rules): World {
  const transfer = transferOf(world, id);
  const wallets = put(world.wallets, transfer.wallet, (world.wallets[transfer.wallet] ?? 0) + credit);
  const booked = { ...world, wallets, ledger: [...world.ledger, id] };
  const next = become(booked, place, { at: 'answer', call, transfer: id });
  if (!rules.surrounding.booksAtOnce) return next;
  return mail({ ...next, transfers: put(next.transfers, id, { ...transfer, state: 'BOOKED' }) }, id, rules);
}

function book(world: World, place: number, call: Call | null, id: number, rules: Rules): World {
  const credit = rules.transfer.credit(transferOf(world, id));
  if (credit === null) return become(world, place, { at: 'answer', call, transfer: id });
  if (!rules.surrounding.locksTransfer) return become(world, place, { at: 'write', call, transfer: id, credit });
  return write(world, place, call, id, credit, rules);
}

/** Used only while the guard `booksAtOnce` is switched off: the end of a transfer is stored later. */
function close(world: World, id: number, rules: Rules): World {
  const transfer = transferOf(world, id);
  if (rules.surrounding.booksAtOnce || transfer.state !== 'TAKEN') return world;
  return mail({ ...world, transfers: put(world.transfers, id, { ...transfer, state: 'BOOKED' }) }, id, rules);
}

function handleAnswer(given: World, place: number, call: Call | null, id: number, rules: Rules): World {
  const world = close(given, id, rules);
  const { state, amount, refusal } = transferOf(world, id);
  const isOver = state === 'BOOKED' || state === 'REFUSED';
  const ended = call === null && (isOver || !rules.surrounding.endsWorkAfterwards);
  const after = ended ? { ...world, work: world.work.filter((one) => one !== id) } : world;
  if (refusal !== null) return endCall(after, place, call, errorOfRefusal[refusal], id);
  if (amount === null || state !== 'BOOKED') return endCall(after, place, call, 'BALANCE_TRANSFER_PENDING', id);
  return endCall(after, place, call, { amount }, id);
}

function stepOf(world: World, handler: Handler, place: number, rules: Rules): World | null {
  switch (handler.at) {
    case 'find':
      return find(world, place, handler.call, rules);
    case 'search':
      return search(world, place, handler.call);
    case 'check':
      return check(world, place, handler.call, handler.seen, rules);
    case 'insert':
      return insert(world, place, handler, rules);
    case 'note':
      return note(world, place, handler.call, handler.seen, handler.report);
    case 'ask':
      return ask(world, place, handler.call, handler.transfer, rules);
    case 'wait':
      return handler.report === null
        ? null
        : become(world, place, { ...handler, at: 'decide', report: handler.report });
    case 'decide':
      return decide(world, place, handler, rules);
    case 'book':
      return book(world, place, handler.call, handler.transfer, rules);
    case 'write':
      return write(world, place, handler.call, handler.transfer, handler.credit, rules);
    case 'answer':
      return handleAnswer(world, place, handler.call, handler.transfer, rules);
  }
}

/** The old card system is asked and answers before a transaction is committed. */
function askUncommitted(world: World, place: number, { call, seen }: { call: Call; seen: number }): World {
  const reference = `uncommitted ${call.key}`;
  const earlier = world.decided[reference];
  const report: DecidedReport =
    earlier ??
    (world.balance === 0 ? { state: 'REFUSED', reason: 'EMPTY' } : { state: 'TAKEN', amount: world.balance });
  const taken = {
    ...world,
    balance: report.state === 'TAKEN' ? 0 : world.balance,
    decided: { ...world.decided, [reference]: report },
  };
  return become(taken, place, { at: 'note', call, seen, report });
}

/** The outbox takes an entry that no handler works on. */
const takeWork = (world: World): Move[] =>
  world.work
    .filter((id) => !world.handlers.some((handler) => 'transfer' in handler && handler.transfer === id))
    .map((id) => ({
      name: `the outbox goes on with transfer ${id}`,
      by: 'shop',
      world: { ...world, handlers: [...world.handlers, goOn(world, null, id)] },
    }));

const arrive = (world: World): Move[] =>
  world.calls.map((call, place) => ({
    name: `the call ${call.key} arrives`,
    by: 'shop',
    world: {
      ...world,
      calls: without(world.calls, place),
      handlers: [...world.handlers, { at: 'find', call }],
    },
  }));

export function shopMoves(world: World, rules: Rules): Move[] {
  const steps = world.handlers.flatMap((handler, place): Move[] => {
    const next = stepOf(world, handler, place, rules);
    const who = handler.call?.key ?? 'the outbox';
    return next === null ? [] : [{ name: `${who}: ${handler.at}`, by: 'shop', world: next }];
  });
  return [...arrive(world), ...steps, ...takeWork(world)];
}
