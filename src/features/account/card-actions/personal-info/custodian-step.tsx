import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { personalInfoMachine } from '#machines/account/personal-info/personal-info.machine.ts';
import type { personalInfoView } from '#machines/account/personal-info/personal-info.view.ts';
import type { PersonField } from '#rules/person-fields.ts';
import { CustodianChoice } from '../../custodian-choice/custodian-choice.tsx';

interface CustodianStepProps {
  readonly actor: ActorRefFrom<typeof personalInfoMachine>;
  readonly view: ReturnType<typeof personalInfoView>['custodian'];
}

/** The step with the custodian of the child (PIN-01). */
export function CustodianStep({ actor, view }: CustodianStepProps) {
  const change = useCallback(
    (field: PersonField, value: string) => actor.send({ type: 'changeField', field, value }),
    [actor],
  );
  const leave = useCallback((field: PersonField) => actor.send({ type: 'leaveField', field }), [actor]);
  return (
    <CustodianChoice
      {...view}
      onChoose={(custodianId) => actor.send({ type: 'choose', custodianId })}
      onChange={change}
      onLeave={leave}
    />
  );
}
