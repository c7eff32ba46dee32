import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { upcomingChanges } from '#contract/endpoints/upcoming-changes.ts';
import type { UpcomingChange } from '#contract/entities/upcoming-changes.ts';
import { callOf, type Customer } from './customer.ts';

/** The first coming change of a person of the account, from the server. */
export async function changeOf(url: string, { session }: Customer, name: string): Promise<UpcomingChange> {
  const { people } = await callOf(url, session.token)(upcomingChanges);
  const [change] = people.find(({ fullName }) => fullName.startsWith(name))?.changes ?? [];
  if (change === undefined) throw new Error(`expected a change for ${name}`);
  return change;
}

const Mails = v.array(v.object({ subject: v.string(), text: v.string() }));

/**
 * Waits for the mail about a change of a person and returns the path of its link; undefined if it does not arrive within
 * `patience` milliseconds.
 */
export async function mailedStep(
  url: string,
  recipient: string,
  name: string,
  patience: number,
): Promise<string | undefined> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const answer = await fetch(`${url}/sandbox/mails?recipient=${encodeURIComponent(recipient)}`);
    const mail = v.parse(Mails, await answer.json()).find(({ subject }) => subject.startsWith(name));
    const path = /#(\/app\/\S+\?apply=\S+)/.exec(mail?.text ?? '')?.[1];
    if (path !== undefined) return path;
    await delay(50);
  }
  return undefined;
}
