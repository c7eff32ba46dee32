import type { ReplayTicket } from '#contract/entities/replay-ticket.ts';
import type { ReplayedFlow, ReplayedStep } from './replay-flow.ts';
import { firstDifference } from './replay-ticket.ts';

const nowhere = '(it cannot go on)';
const unnamed = '(no state)';

const labelOf = (state: string): string => (state === '' ? unnamed : state);

/** `submit {"a":1}`: short payloads are shown whole, long payloads are cut off. */
function eventText({ step }: ReplayedStep): string {
  if (step === null) return 'begins';
  const { type, actorId, ...payload } = step.event as Readonly<Record<string, unknown>> & { readonly type: string };
  const text = JSON.stringify(payload);
  if (text === '{}') return type;
  return `${type} ${text.length > 90 ? `${text.slice(0, 89)}…` : text}`;
}

const secondsOf = ({ step }: ReplayedStep): string => (step === null ? '' : `${(step.at / 1000).toFixed(1)} s`);

function printStep(step: ReplayedStep): string {
  const { was, today, difference } = step;
  const mark = difference === null ? ' ' : '≠';
  const reached = today === null ? nowhere : labelOf(today);
  const line = `  ${mark} ${secondsOf(step).padStart(8)}  ${eventText(step)} → ${reached}`;
  return difference === null ? line : `${line}   (then: ${labelOf(was)}; ${difference})`;
}

export const titleOf = ({ flow: { machine, number } }: ReplayedFlow): string => `${machine} (${number})`;

export function printFlow(replayed: ReplayedFlow): string {
  const { beginning } = replayed.flow;
  const how = beginning.by === 'input' ? 'from its beginning' : 'from the middle: its beginning was not kept';
  return [`${titleOf(replayed)}, ${how}`, ...replayed.steps.map(printStep)].join('\n');
}

/** The time, page and version of a ticket in one line. */
export const printAbout = ({ taken, page, version, language }: ReplayTicket, own: string): string =>
  `Ticket of ${taken}, page ${page} (${language}), version ${version}${version === own ? '' : `; this is ${own}`}`;

/** For each flow that differs with today's machines: its first step that differs. */
export function printVerdict(flows: readonly ReplayedFlow[]): string {
  const differing = flows.flatMap((replayed) => {
    const first = firstDifference(replayed);
    if (first === undefined) return [];
    const at =
      first.step === null ? 'at the beginning' : `at step ${replayed.steps.indexOf(first)}, ${eventText(first)}`;
    const today = first.today === null ? '' : `; today ${labelOf(first.today)}`;
    return [`  ${titleOf(replayed)} ${at}: ${first.difference ?? ''}; then ${labelOf(first.was)}${today}`];
  });
  if (differing.length === 0) return 'All machines go through the same states today.';
  return ['Today these machines go otherwise:', ...differing].join('\n');
}
