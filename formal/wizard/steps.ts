import type { AnyActorRef } from 'xstate';
import { cardApplicationView } from '#machines/card-application/card-application/card-application.view.ts';
import { actions, type Action, type ActionName } from './actions.ts';
import { answerWith } from './answered-call.ts';
import { answersTo } from './answers.ts';
import { machinesIn, pendingCalls, runningTimers } from './live-wizard.ts';
import type { LiveWizard, Wizard } from './live-wizard.ts';
import type { Ledger, Scope } from './world.ts';

/** A step of a wizard; it names its actors, so that it can be taken in every copy of the wizard. */
export type Step =
  | { readonly kind: 'action'; readonly name: ActionName }
  | { readonly kind: 'answer'; readonly name: string; readonly call: string; readonly answer: string }
  | { readonly kind: 'timer'; readonly name: string };

const actorAt = (wizard: Wizard, path: string): AnyActorRef | undefined =>
  machinesIn(wizard).find((machine) => machine.path === path)?.actor;

export const isPossible = ({ wizard }: LiveWizard, name: ActionName): boolean => {
  const { at, sends }: Action = actions[name];
  const state = at === 'any' ? ({ filling: 'entering' } as const) : at && ({ filling: { entering: at } } as const);
  if (state !== null && !wizard.getSnapshot().matches(state)) return false;
  const [first] = sends;
  return first !== undefined && actorAt(wizard, first.to)?.getSnapshot().can(first.event) === true;
};

const partOf = (name: string): string => name.split('.')[0] ?? '';
const partOfTimer = (name: string): string => partOf(name.slice(name.lastIndexOf(' ') + 1));

/** Whether the calls and delays of a part end in any order. */
const isFree = ({ free }: Scope, part: string): boolean => free.includes(part);

/** What ends without the person: answers of calls and delays. */
const endings = ({ wizard }: LiveWizard, ledger: Ledger, scope: Scope, isMine: (part: string) => boolean): Step[] => {
  const machines = machinesIn(wizard);
  return [
    ...pendingCalls(machines)
      .filter(({ name }) => isMine(partOf(name)))
      .flatMap((call) =>
        answersTo(call, ledger, scope)
          .filter(({ isRefusal }, index) => index === 0 || !isRefusal || ledger.refusals < scope.refusals)
          .map(({ name }): Step => ({
            kind: 'answer',
            name: `${call.name} = ${name}`,
            call: call.name,
            answer: name,
          })),
      ),
    ...runningTimers(machines)
      .filter(({ name }) => isMine(partOfTimer(name)))
      .map(({ name }): Step => ({ kind: 'timer', name })),
  ];
};

/** The answers and delays that the exploration may choose next. */
export const openEndings = (live: LiveWizard, ledger: Ledger, scope: Scope): Step[] =>
  endings(live, ledger, scope, (part) => isFree(scope, part));

/** The answers and delays that come at once. */
export const dueEndings = (live: LiveWizard, ledger: Ledger, scope: Scope): Step[] =>
  endings(live, ledger, { ...scope, refusals: 0 }, (part) => !isFree(scope, part));

export const possibleActions = (live: LiveWizard, { does }: Scope): Step[] =>
  does.filter((name) => isPossible(live, name)).map((name) => ({ kind: 'action', name }));

const act = ({ wizard }: LiveWizard, name: ActionName, ledger: Ledger): Ledger => {
  const { plan } = cardApplicationView(wizard.getSnapshot());
  for (const { to, event } of actions[name].sends) actorAt(wizard, to)?.send(event);
  return name.startsWith('confirm') ? { ...ledger, shown: plan, calls: [] } : ledger;
};

const answer = (
  { wizard }: LiveWizard,
  { call: name, answer: chosen }: Extract<Step, { kind: 'answer' }>,
  ledger: Ledger,
  scope: Scope,
): Ledger => {
  const call = pendingCalls(machinesIn(wizard)).find((one) => one.name === name);
  const found = call && answersTo(call, ledger, scope).find((one) => one.name === chosen);
  if (found === undefined) throw new Error(`Expected the answer ${chosen} to ${name}, found none`);
  const counted = found.isRefusal ? { ...ledger, refusals: ledger.refusals + 1 } : ledger;
  call?.actor.send(answerWith(found.outcome));
  return found.effect(counted);
};

const runOut = ({ wizard }: LiveWizard, name: string): void => {
  const timer = runningTimers(machinesIn(wizard)).find((one) => one.name === name);
  if (timer === undefined) throw new Error(`Expected a running timer ${name}, found none`);
  timer.actor.send(timer.event);
};

/** Takes a step in a running wizard. Returns the ledger after it. */
export const take = (live: LiveWizard, step: Step, ledger: Ledger, scope: Scope): Ledger => {
  if (step.kind === 'action') return act(live, step.name, ledger);
  if (step.kind === 'answer') return answer(live, step, ledger, scope);
  runOut(live, step.name);
  return ledger;
};
