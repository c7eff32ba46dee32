import { endCall } from './shop.ts';
import { put } from './world.ts';
import type { Budget, Handler, Move, Stray, World } from './world.ts';

const spend = (world: World, what: keyof Budget): World => ({
  ...world,
  budget: { ...world.budget, [what]: world.budget[what] - 1 },
});

/** A request or its answer is lost, so the shop does not know the result. The request may also arrive later. */
function losses(world: World): Move[] {
  if (world.budget.losses === 0) return [];
  const lost = spend(world, 'losses');
  return world.handlers.flatMap((handler, place): Move[] => {
    if (handler.at === 'search') {
      const answer = endCall(lost, place, handler.call, 'OLD_CARD_SYSTEM_UNAVAILABLE', null);
      return [{ name: `${handler.call.key}: the old system does not answer`, by: 'fault', world: answer }];
    }
    if (handler.at !== 'wait') return [];
    const next: Handler = { ...handler, at: 'decide', report: { state: 'UNKNOWN' } };
    const unknown = { ...lost, handlers: put(lost.handlers, place, next) };
    const name = `${handler.call?.key ?? 'the outbox'}: no answer about ${handler.reference}`;
    const late: Move[] =
      handler.report === null && world.budget.duplicates > 0
        ? [
            {
              name: `${name}, and the request arrives later`,
              by: 'fault',
              world: { ...spend(unknown, 'duplicates'), strays: [...world.strays, strayOf(world, handler)] },
            },
          ]
        : [];
    return [{ name, by: 'fault', world: unknown }, ...late];
  });
}

const strayOf = ({ transfers }: World, { transfer, reference }: Extract<Handler, { at: 'wait' }>): Stray => ({
  reference,
  atMost: transfers[transfer]?.atMost ?? 0,
});

function duplicates(world: World): Move[] {
  if (world.budget.duplicates === 0) return [];
  const again = spend(world, 'duplicates');
  const requests = world.handlers.flatMap((handler): Move[] =>
    handler.at === 'wait'
      ? [
          {
            name: `the request ${handler.reference} is repeated on its way`,
            by: 'fault',
            world: { ...again, strays: [...world.strays, strayOf(world, handler)] },
          },
        ]
      : [],
  );
  const workers = world.work.map((id): Move => {
    const at = world.transfers[id]?.state === 'BEGUN' ? 'ask' : 'book';
    return {
      name: `another worker takes transfer ${id}`,
      by: 'fault',
      world: { ...again, handlers: [...world.handlers, { at, call: null, transfer: id }] },
    };
  });
  return [...requests, ...workers];
}

function crashes(world: World): Move[] {
  if (world.budget.crashes === 0 || world.handlers.length === 0) return [];
  // A request that was sent to the old card system may or may not arrive there after a crash.
  const requests = world.handlers.flatMap((handler) =>
    handler.at === 'wait' && handler.report === null ? [strayOf(world, handler)] : [],
  );
  const crashed = { ...spend(world, 'crashes'), handlers: [] };
  return [
    { name: 'the server crashes', by: 'fault', world: crashed },
    ...(requests.length === 0
      ? []
      : [
          {
            name: 'the server crashes, but its requests arrive',
            by: 'fault' as const,
            world: { ...crashed, strays: [...world.strays, ...requests] },
          },
        ]),
  ];
}

export const faultMoves = (world: World): Move[] => [...losses(world), ...duplicates(world), ...crashes(world)];
