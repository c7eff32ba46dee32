import { refusedStep } from './card-application.failures.ts';
import { planOf } from './card-application.plan.ts';
import { isAllSound, mayBeRight } from './card-application.steps.ts';
import type {
  ApplicationSaveInput,
  CardApplicationContext,
  CardApplicationEvent,
  EnteredStep,
} from './card-application.types.ts';

export const saveInput = (context: CardApplicationContext): ApplicationSaveInput => {
  const plan = planOf(context);
  if (plan === null) throw new Error('an application is saved only when all steps are complete');
  return { flowId: context.flowId, draftId: context.draftId, plan };
};

/** A step that was opened from the summary leads back to the summary, unless another step has an error now. */
export const returnsToSummary = (context: CardApplicationContext): boolean => context.returns && isAllSound(context);

/** The step that the person wants to leave; null if the step has an error. */
export const leavingStep = (context: CardApplicationContext, step: EnteredStep | null): EnteredStep | null =>
  step !== null && mayBeRight(context, step) ? step : null;

const outputOf = (event: CardApplicationEvent) =>
  event.type === 'xstate.done.actor.applicationSave' ? event.output : null;

/** The changes of the context after an attempt to save. */
export function changesAfterSave(
  context: CardApplicationContext,
  event: CardApplicationEvent,
): Partial<CardApplicationContext> {
  const output = outputOf(event);
  if (output === null) return {};
  const { customerId, application, failure } = output;
  return { savedCustomerId: customerId ?? context.savedCustomerId, application, failure, wantsCart: false };
}

export const isSavedBy = (event: CardApplicationEvent): boolean => outputOf(event)?.failure === null;

/** The name of the error that the server has answered; '' = no error. */
export const refusalOf = (event: CardApplicationEvent): string => outputOf(event)?.failure?.name ?? '';

/** The step with the data that the server has refused; null = no step. */
export const refusedStepOf = (event: CardApplicationEvent) => refusedStep(refusalOf(event));
