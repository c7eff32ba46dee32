import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { DialogEntry } from '#common/dialog-entries/dialog-entry.tsx';
import { useOpenerOf } from '#common/dialog-entries/use-named-dialog.ts';
import type { ApplicationDeed } from '#contract/entities/desk-application.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import {
  applicationDeedView,
  type ApplicationDeedActor,
} from '#machines/desk/application-deed/application-deed.view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import type { ButtonVariant } from '#ui/button/button.styles.ts';
import { Button } from '#ui/button/button.tsx';
import type { AskableFile } from './askable-files.ts';
import { DeedDialog } from './deed-dialog.tsx';

const steppingBack: ReadonlySet<ApplicationDeed> = new Set<ApplicationDeed>(['REJECT', 'ASK_AGAIN', 'TAKE_BACK']);

const lookOf = (deed: ApplicationDeed): ButtonVariant => (steppingBack.has(deed) ? 'secondary' : 'primary');

function DeedButton({ deed, onPress }: { readonly deed: ApplicationDeed; readonly onPress: () => void }) {
  useOpenerOf(deed, onPress);
  return (
    <Button variant={lookOf(deed)} onClick={onPress}>
      <FormattedMessage id={`applicationDeed.button.${deed}`} />
    </Button>
  );
}

interface DeedBarProps {
  readonly actor: ApplicationDeedActor;
  readonly files: readonly AskableFile[];
}

/** The buttons of what can be done with an application now, and the dialog of the one that was pressed. */
export function DeedBar({ actor, files }: DeedBarProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { deeds, open, overtaken } = applicationDeedView(snapshot);
  return (
    <div data-flow="applicationDeed" data-state={stateLabel(snapshot.value)}>
      {overtaken && (
        <Alert meaning="warning" live title={<FormattedMessage id="applicationDeed.overtaken.title" />}>
          <FormattedMessage id="applicationDeed.overtaken" />
        </Alert>
      )}
      {deeds.length > 0 && (
        <ButtonRow>
          {deeds.map((deed) => (
            <DeedButton key={deed} deed={deed} onPress={() => actor.send({ type: 'choose', deed })} />
          ))}
        </ButtonRow>
      )}
      {open !== null && (
        <DialogEntry name={open}>
          <DeedDialog actor={actor} deed={open} files={files} />
        </DialogEntry>
      )}
    </div>
  );
}
