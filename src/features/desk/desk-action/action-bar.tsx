import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { DialogEntry } from '#common/dialog-entries/dialog-entry.tsx';
import { useOpenerOf } from '#common/dialog-entries/use-named-dialog.ts';
import type { DeskAction } from '#contract/entities/desk-application.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { deskActionView, type DeskActionActor } from '#machines/desk/desk-action/desk-action.view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import type { ButtonVariant } from '#ui/button/button.styles.ts';
import { Button } from '#ui/button/button.tsx';
import { ActionDialog } from './action-dialog.tsx';
import type { AskableFile } from './askable-files.ts';

const steppingBack: ReadonlySet<DeskAction> = new Set<DeskAction>(['REJECT', 'ASK_AGAIN', 'TAKE_BACK']);

const lookOf = (action: DeskAction): ButtonVariant => (steppingBack.has(action) ? 'secondary' : 'primary');

function ActionButton({ action, onPress }: { readonly action: DeskAction; readonly onPress: () => void }) {
  useOpenerOf(action, onPress);
  return (
    <Button variant={lookOf(action)} onClick={onPress}>
      <FormattedMessage id={`deskAction.button.${action}`} />
    </Button>
  );
}

interface ActionBarProps {
  readonly actor: DeskActionActor;
  readonly files: readonly AskableFile[];
}

/** The buttons of the actions that are possible now, and the dialog of the pressed button. */
export function ActionBar({ actor, files }: ActionBarProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { actions, open, overtaken } = deskActionView(snapshot);
  return (
    <div data-flow="deskAction" data-state={stateLabel(snapshot.value)}>
      {overtaken && (
        <Alert meaning="warning" live title={<FormattedMessage id="deskAction.overtaken.title" />}>
          <FormattedMessage id="deskAction.overtaken" />
        </Alert>
      )}
      {actions.length > 0 && (
        <ButtonRow>
          {actions.map((action) => (
            <ActionButton key={action} action={action} onPress={() => actor.send({ type: 'choose', action })} />
          ))}
        </ButtonRow>
      )}
      {open !== null && (
        <DialogEntry name={open}>
          <ActionDialog actor={actor} action={open} files={files} />
        </DialogEntry>
      )}
    </div>
  );
}
