import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { cardApplicationMachine } from '#machines/card-application/card-application/card-application.machine.ts';
import type { StepViews } from './card-application-view.tsx';
import { CardDataStep } from './card-data-step.tsx';
import { CustodianStep } from './custodian-step.tsx';
import { PersonalDataStep } from './personal-data-step.tsx';

type WizardProps = { readonly actor: ActorRefFrom<typeof cardApplicationMachine> };

function PersonalData({ actor }: WizardProps) {
  const part = useSelector(actor, ({ children }) => children.personalData);
  const own = useSelector(actor, ({ context }) => context.link === 'REGISTERED');
  return part === undefined ? null : <PersonalDataStep actor={part} own={own} />;
}

function Custodian({ actor }: WizardProps) {
  const part = useSelector(actor, ({ children }) => children.custodian);
  return part === undefined ? null : <CustodianStep actor={part} />;
}

/** The view of each step of the wizard. */
export const stepViews: StepViews = { personalData: PersonalData, custodian: Custodian, cardData: CardDataStep };
