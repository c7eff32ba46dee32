import type { MoneyStep } from '#rules/payment-transitions.ts';
import type { Rules } from './rules.ts';
import { put, spend, without } from './world.ts';
import type { Handler, MailEntry, MailKind, Mail, Move, World } from './world.ts';

type Mailing = Extract<Handler, { readonly does: 'mail' }>;

const mailKinds: readonly MailKind[] = ['MAIL_ORDER_PAID', 'MAIL_ORDER_LATE', 'MAIL_ORDER_RETURNED'];

const isSame = (one: Pick<MailEntry, 'kind' | 'subject'>, other: Pick<MailEntry, 'kind' | 'subject'>): boolean =>
  one.kind === other.kind && one.subject === other.subject;

const indexOf = ({ mailEntries }: World, entry: Pick<MailEntry, 'kind' | 'subject'>): number =>
  mailEntries.findIndex((known) => isSame(known, entry));

/** Adds the mails that a step requires to the outbox; each mail is added only one time. */
export function addMailEntries(
  world: World,
  order: number,
  attempt: number | null,
  step: MoneyStep,
  { server }: Rules,
): World {
  if (!world.setting.isMailed) return world;
  const isKnown = (entry: MailEntry): boolean =>
    indexOf(world, entry) !== -1 ||
    (!server.mailsByAttempt &&
      world.mailEntries.some(({ kind }) => kind === entry.kind && kind === 'MAIL_ORDER_RETURNED'));
  const mailEntries = mailKinds
    .filter((kind) => step.work.includes(kind))
    .map((kind): MailEntry => {
      const subject = kind === 'MAIL_ORDER_RETURNED' ? (attempt ?? -1) : order;
      return { kind, subject, repetition: 0, isDone: false };
    })
    .filter((entry) => !isKnown(entry));
  return mailEntries.length === 0 ? world : { ...world, mailEntries: [...world.mailEntries, ...mailEntries] };
}

/** The customer requests the mail of a paid order again; a mail that is not sent yet is not added twice. */
export function mailAgain(world: World, index: number, { server }: Rules): World {
  const order = world.orders[index];
  if (order?.state !== 'PAID') return world;
  if (order.delivered === 0 && server.mailsDeliveredOnly) return world;
  const requested = { ...world, orders: put(world.orders, index, { ...order, mailRequests: order.mailRequests + 1 }) };
  const entry: MailEntry = { kind: 'MAIL_ORDER_PAID', subject: index, repetition: 1, isDone: false };
  const known = indexOf(world, entry);
  const found = world.mailEntries[known];
  if (found === undefined) return { ...requested, mailEntries: [...world.mailEntries, entry] };
  if (!found.isDone) return world;
  const repetition = server.countsMailRequests ? found.repetition + 1 : found.repetition;
  return { ...requested, mailEntries: put(world.mailEntries, known, { ...found, repetition, isDone: false }) };
}

const markDone = (world: World, { entry }: Pick<Mailing, 'entry'>, { server }: Rules): World => {
  const index = indexOf(world, entry);
  const found = world.mailEntries[index];
  const isOwn = found?.repetition === entry.repetition || !server.marksOwnRepetition;
  if (found === undefined || !isOwn) return world;
  return { ...world, mailEntries: put(world.mailEntries, index, { ...found, isDone: true }) };
};

function putIntoMailbox(world: World, { kind, subject, repetition }: MailEntry, { server }: Rules): World {
  const name = `${kind} ${subject} ${repetition}`;
  const mail: Mail = { kind, subject, id: server.givesMailIds ? name : `${name} ${world.mailbox.length}` };
  return world.mailbox.some(({ id }) => id === mail.id) ? world : { ...world, mailbox: [...world.mailbox, mail] };
}

/** The next step of a mail: it is taken, sent and marked as sent. Between these steps the server may crash. */
export function mailingMove(world: World, index: number, handler: Mailing, rules: Rules): Move {
  const { entry, isSent } = handler;
  const name = `outbox: ${entry.kind} ${entry.subject}`;
  if (isSent) {
    const rest = { ...world, handlers: without(world.handlers, index) };
    return { name: `${name} is marked as sent`, by: 'shop', world: markDone(rest, handler, rules) };
  }
  const sent = { ...world, handlers: put(world.handlers, index, { ...handler, isSent: true }) };
  return { name: `${name} is sent`, by: 'shop', world: putIntoMailbox(sent, entry, rules) };
}

const isTaken = ({ handlers }: World, entry: MailEntry): boolean =>
  handlers.some((handler) => handler.does === 'mail' && isSame(handler.entry, entry));

/** A worker takes a waiting mail; if this worker is slow, another worker takes the mail again. */
export const mailMoves = (world: World, rules: Rules): Move[] =>
  world.mailEntries.flatMap((entry): Move[] => {
    if (entry.isDone) return [];
    const isAgain = isTaken(world, entry);
    if (world.handlers.length > 0 && world.budget.races === 0) return [];
    const from = rules.server.marksDoneAfterwards ? world : markDone(world, { entry }, rules);
    const taken: World = { ...from, handlers: [...from.handlers, { does: 'mail', entry, isSent: false }] };
    const name = `outbox: takes ${entry.kind} ${entry.subject}${isAgain ? ' again' : ''}`;
    if (world.handlers.length === 0) return [{ name, by: 'shop', world: taken }];
    return [{ name: `${name}, meanwhile`, by: 'fault', world: spend(taken, 'races') }];
  });
