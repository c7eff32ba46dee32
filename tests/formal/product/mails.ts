import type { MoneyStep } from '../../../rules/payment-transitions.ts';
import type { Rules } from './rules.ts';
import { put, spend, without } from './world.ts';
import type { Handler, Letter, LetterKind, Mail, Move, World } from './world.ts';

type Mailing = Extract<Handler, { readonly does: 'mail' }>;

const letterKinds: readonly LetterKind[] = ['MAIL_ORDER_PAID', 'MAIL_ORDER_LATE', 'MAIL_ORDER_RETURNED'];

const isSame = (one: Pick<Letter, 'kind' | 'subject'>, other: Pick<Letter, 'kind' | 'subject'>): boolean =>
  one.kind === other.kind && one.subject === other.subject;

const find = ({ letters }: World, letter: Pick<Letter, 'kind' | 'subject'>): number =>
  letters.findIndex((known) => isSame(known, letter));

/** The mails that a step asks for, each once for ever. */
export function writeLetters(
  world: World,
  order: number,
  attempt: number | null,
  step: MoneyStep,
  { server }: Rules,
): World {
  if (!world.setting.isMailed) return world;
  const isKnown = (letter: Letter): boolean =>
    find(world, letter) !== -1 ||
    (!server.mailsByAttempt &&
      world.letters.some(({ kind }) => kind === letter.kind && kind === 'MAIL_ORDER_RETURNED'));
  const letters = letterKinds
    .filter((kind) => step.work.includes(kind))
    .map((kind): Letter => {
      const subject = kind === 'MAIL_ORDER_RETURNED' ? (attempt ?? -1) : order;
      return { kind, subject, repetition: 0, isDone: false };
    })
    .filter((letter) => !isKnown(letter));
  return letters.length === 0 ? world : { ...world, letters: [...world.letters, ...letters] };
}

/** The customer wishes for the mail of a paid order once more; what still waits to be mailed is not doubled. */
export function mailAgain(world: World, index: number, { server }: Rules): World {
  const order = world.orders[index];
  if (order?.state !== 'PAID') return world;
  if (order.delivered === 0 && server.mailsDeliveredOnly) return world;
  const wished = { ...world, orders: put(world.orders, index, { ...order, wished: order.wished + 1 }) };
  const letter: Letter = { kind: 'MAIL_ORDER_PAID', subject: index, repetition: 1, isDone: false };
  const known = find(world, letter);
  const found = world.letters[known];
  if (found === undefined) return { ...wished, letters: [...world.letters, letter] };
  if (!found.isDone) return world;
  const repetition = server.countsWishes ? found.repetition + 1 : found.repetition;
  return { ...wished, letters: put(world.letters, known, { ...found, repetition, isDone: false }) };
}

const done = (world: World, { letter }: Pick<Mailing, 'letter'>, { server }: Rules): World => {
  const index = find(world, letter);
  const found = world.letters[index];
  const isOwn = found?.repetition === letter.repetition || !server.marksOwnRepetition;
  if (found === undefined || !isOwn) return world;
  return { ...world, letters: put(world.letters, index, { ...found, isDone: true }) };
};

function deliverMail(world: World, { kind, subject, repetition }: Letter, { server }: Rules): World {
  const name = `${kind} ${subject} ${repetition}`;
  const mail: Mail = { kind, subject, id: server.namesMails ? name : `${name} ${world.mailbox.length}` };
  return world.mailbox.some(({ id }) => id === mail.id) ? world : { ...world, mailbox: [...world.mailbox, mail] };
}

/** A mail is taken up, sent, and marked as sent: three steps, between which the server may crash. */
export function goOnMailing(world: World, index: number, handler: Mailing, rules: Rules): Move {
  const { letter, isSent } = handler;
  const name = `outbox: ${letter.kind} ${letter.subject}`;
  if (isSent) {
    const rest = { ...world, handlers: without(world.handlers, index) };
    return { name: `${name} is marked as sent`, by: 'shop', world: done(rest, handler, rules) };
  }
  const sent = { ...world, handlers: put(world.handlers, index, { ...handler, isSent: true }) };
  return { name: `${name} is sent`, by: 'shop', world: deliverMail(sent, letter, rules) };
}

const isTakenUp = ({ handlers }: World, letter: Letter): boolean =>
  handlers.some((handler) => handler.does === 'mail' && isSame(handler.letter, letter));

/** Mails that wait are taken up; one that was taken up too long ago is taken up by another. */
export const mailings = (world: World, rules: Rules): Move[] =>
  world.letters.flatMap((letter): Move[] => {
    if (letter.isDone) return [];
    const isAgain = isTakenUp(world, letter);
    if (world.handlers.length > 0 && world.left.races === 0) return [];
    const from = rules.server.marksDoneAfterwards ? world : done(world, { letter }, rules);
    const taken: World = { ...from, handlers: [...from.handlers, { does: 'mail', letter, isSent: false }] };
    const name = `outbox: takes up ${letter.kind} ${letter.subject}${isAgain ? ' again' : ''}`;
    if (world.handlers.length === 0) return [{ name, by: 'shop', world: taken }];
    return [{ name: `${name}, meanwhile`, by: 'fault', world: spend(taken, 'races') }];
  });
