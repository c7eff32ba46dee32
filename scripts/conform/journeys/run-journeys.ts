import type { EndpointDefinition } from '#contract/endpoint.ts';
import { isMissing } from '../back-end.ts';
import type { BackEnd } from '../back-end.ts';
import type { CallRecord } from '../call-record.ts';
import { isReading } from '../plan/plan.ts';
import { bankCardJourney } from './bank-cards.ts';
import { cardSteps, childsCards, linkSteps, withdrawal } from './cards.ts';
import { customerJourney } from './customer.ts';
import { account, arrival, deletion, departure, family, person } from './newcomer.ts';
import { newCredentials } from './people.ts';
import { feeSteps, paymentSteps, purchaseSteps } from './purchase.ts';
import { referenceDataJourney } from './reference-data.ts';
import { runJourney } from './run-journey.ts';
import { Memory } from './step.ts';
import type { Journey } from './step.ts';

/** A new account lives from its creation to its deletion. */
const newcomerJourney: Journey = {
  needs: ['system'],
  steps: [
    ...account,
    ...arrival,
    ...person,
    ...family,
    ...cardSteps,
    ...purchaseSteps,
    ...childsCards,
    ...feeSteps,
    ...withdrawal,
    ...linkSteps,
    ...departure,
  ],
};

/** Another new account begins to pay, after which it may not be possible to delete it at once. */
const payerJourney: Journey = {
  needs: ['system'],
  steps: [...account, ...person, ...cardSteps, ...paymentSteps, ...deletion],
};

export const journeys: readonly Journey[] = [
  newcomerJourney,
  payerJourney,
  customerJourney,
  bankCardJourney,
  referenceDataJourney,
];

/** The calls that a right back end answers with a success in a journey. */
const succeeding: ReadonlySet<string> = new Set(
  journeys.flatMap(({ steps }) => steps.filter(({ refusals }) => refusals === undefined).map(({ call }) => call.name)),
);

/** Whether the kit makes a right call that changes something. */
export const isMade = ({ name }: EndpointDefinition): boolean => succeeding.has(name);

const concerns = ({ steps }: Journey, records: readonly CallRecord[]): boolean =>
  steps.some(({ call }) => records.some(({ endpoint }) => endpoint.name === call.name && !isReading(endpoint)));

/** Makes the calls that create, change and delete. What they create is deleted, as far as there are calls for it. */
export async function runJourneys(backEnd: BackEnd, shop: string, records: readonly CallRecord[]): Promise<void> {
  const customer = backEnd.credentialsOf('customer');
  for (const journey of journeys.filter((one) => concerns(one, records))) {
    const newcomer = newCredentials();
    backEnd.admit(newcomer);
    const memory = new Memory(await backEnd.today(), shop);
    memory.keep('newcomer', newcomer);
    memory.keep('other', newCredentials());
    if (!isMissing(customer)) memory.keep('customer', { username: customer.username });
    await runJourney(journey, backEnd, memory, records);
  }
}
