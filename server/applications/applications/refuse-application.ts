import type { applicationObstacles } from '#contract/endpoints/card-application-checks.ts';
import { applicationCarriers, type ApplicationCarrier } from '#contract/enumerations.ts';
import { refusalsOf } from '#rules/card-actions/action-decision.ts';
import type { ActionFacts } from '#rules/card-actions/action-facts.ts';
import { applications } from '#rules/carriers.ts';
import { findOpenApplication } from '../../accounts/customers/active-card-application.ts';
import { mayActFor } from '../../accounts/customers/manageable.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Applicant } from './applicant.ts';
import type { FilingCall } from './application-request.ts';

export type ApplicationObstacle = (typeof applicationObstacles)[number];

type ApplicationRefusal = ReturnType<typeof refusalsOf<(typeof applications)[ApplicationCarrier]['action']>>[number];

/** The error for each obstacle to an application, the most important one first. */
const errors: Readonly<Record<ApplicationRefusal, ApplicationObstacle>> = {
  isNotUnmanageable: 'CUSTOMER_NOT_MANAGEABLE',
  NOT_CHECKED: 'CUSTOMER_NOT_MANAGEABLE',
  isNotManagedOrMigrates: 'CARD_APPLICATION_NOT_ALLOWED',
  isNotLinked: 'CARD_APPLICATION_NOT_ALLOWED',
  haulierCardIsIssued: 'CARD_APPLICATION_NOT_ALLOWED',
  virtualCardIsIssued: 'CARD_APPLICATION_NOT_ALLOWED',
  bankCardIsAccepted: 'CARD_APPLICATION_NOT_ALLOWED',
  ALREADY_IN_CART: 'CARD_APPLICATION_EXISTS',
  APPLICATION_IN_PROGRESS: 'CARD_APPLICATION_EXISTS',
  NO_APPLICATION_POSSIBLE: 'CARD_APPLICATION_EXISTS',
};

/**
 * The facts for the table of actions. The cart is not read, because an application whose fee is in the cart is an open
 * application. The further conditions of a virtual card are in the table.
 */
async function factsOf(call: FilingCall, { id, link }: Pick<Applicant, 'id' | 'link'>) {
  const { database, services } = call;
  const configuration = await services.settings.systemConfiguration(database);
  const manageable = await mayActFor(call, id);
  const hasApplication = (await findOpenApplication(database, id)) !== undefined;
  return {
    configuration,
    manageable,
    hasApplication,
    customer: null,
    cartItems: [],
    link: link === 'REGISTERED' ? null : link,
    canCreateApplication: !hasApplication,
    canCreateVirtualApplication: !hasApplication,
  } satisfies Partial<ActionFacts>;
}

const obstaclesOf = (
  facts: Awaited<ReturnType<typeof factsOf>>,
  carrier: ApplicationCarrier,
): ApplicationObstacle[] => {
  const refusals = new Set<string>(refusalsOf(applications[carrier].action, facts));
  return Object.entries(errors).flatMap(([refusal, error]) => (refusals.has(refusal) ? [error] : []));
};

/**
 * Throws the ApiError for the first obstacle to an application, by the same table of actions as on the page (ACC-07).
 */
export async function refuseApplication(
  call: FilingCall,
  applicant: Applicant,
  carrier: ApplicationCarrier,
): Promise<void> {
  const [obstacle] = obstaclesOf(await factsOf(call, applicant), carrier);
  if (obstacle !== undefined) throw new ApiError(obstacle);
}

/** The obstacles to an application for any kind of card; empty if the account can apply for at least one kind. */
export async function everyObstacle(
  call: FilingCall,
  applicant: Pick<Applicant, 'id' | 'link'>,
): Promise<ApplicationObstacle[]> {
  const facts = await factsOf(call, applicant);
  const found = applicationCarriers.map((carrier) => obstaclesOf(facts, carrier));
  return found.some((obstacles) => obstacles.length === 0) ? [] : [...new Set(found.flat())];
}
