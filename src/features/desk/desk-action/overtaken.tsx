import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { deskActionView, type DeskActionActor } from '#machines/desk/desk-action/desk-action.view.ts';
import { Alert } from '#ui/alert/alert.tsx';

/** Why an action was not carried out: somebody else has changed the application. */
export function Overtaken({ actor }: { readonly actor: DeskActionActor }) {
  const { overtaken } = deskActionView(useSelector(actor, (current) => current));
  if (!overtaken) return null;
  return (
    <Alert meaning="warning" live title={<FormattedMessage id="deskAction.overtaken.title" />}>
      <FormattedMessage id="deskAction.overtaken" />
    </Alert>
  );
}
