import { useSelector } from '@xstate/react';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { DialogEntry } from '#common/dialog-entries/dialog-entry.tsx';
import { useOpenerOf } from '#common/dialog-entries/use-named-dialog.ts';
import { focusHeading } from '#common/focus-heading.ts';
import { useFocusAfterQuestion } from '#common/use-focus-after-question.ts';
import { useFocusWhenGone } from '#common/use-focus-when-gone.ts';
import type { DeskAction } from '#contract/entities/desk-application.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { deskActionView, type DeskActionActor } from '#machines/desk/desk-action/desk-action.view.ts';
import { ActionBar as StayingBar } from '#ui/bottom-bar/action-bar.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { KeyHint } from '#ui/key-hint/key-hint.tsx';
import { type Shortcut, useShortcut } from '../application/shortcuts.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { AskableFile } from './askable-files.ts';

const steppingBack: ReadonlySet<DeskAction> = new Set<DeskAction>(['REJECT', 'ASK_AGAIN', 'TAKE_BACK']);
const otherShortcuts: Readonly<Partial<Record<DeskAction, Shortcut>>> = { ASK_AGAIN: 'ask', REJECT: 'refuse' };

/** The bar sticks to the screen as long as the whole page is there, not only this element. */
const root = css({ display: 'contents' });
/** On a phone the next step is beside the links, and the other buttons share a row below. */
const buttons = css({
  display: { base: 'contents', narrow: 'flex' },
  flexWrap: 'wrap',
  gap: '2',
  '& > button': { flexGrow: { base: '1', narrow: '0' }, paddingX: { base: '2', narrow: '5' } },
});

interface ActionButtonProps {
  readonly action: DeskAction;
  /** The step that leads to the card. */
  readonly isNext: boolean;
  readonly onPress: () => void;
}

/** If the button is removed while it has the focus, the action is not possible any more; then the heading gets the focus. */
function ActionButton({ action, isNext, onPress }: ActionButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhenGone(button);
  useOpenerOf(action, onPress);
  const key = useShortcut(isNext ? 'act' : otherShortcuts[action]);
  return (
    <Button ref={button} variant={isNext ? 'primary' : 'secondary'} aria-keyshortcuts={key} onClick={onPress}>
      <FormattedMessage id={`deskAction.button.${action}`} />
      {key !== undefined && <KeyHint value={key} />}
    </Button>
  );
}

interface ActionBarProps {
  readonly actor: DeskActionActor;
  readonly files: readonly AskableFile[];
  /** Links at the other end of the bar. */
  readonly neighbours?: ReactNode;
}

const focusTitle = () => void focusHeading();

/**
 * The buttons of the actions that are possible now, the next step first and filled, and the dialog of the pressed
 * button. An action removes its button together with the dialog; then the page's heading gets the focus.
 */
export function ActionBar({ actor, files, neighbours }: ActionBarProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { actions, open } = deskActionView(snapshot);
  useFocusAfterQuestion(open !== null, focusTitle);
  const next = actions.find((action) => !steppingBack.has(action));
  const others = actions.filter((action) => action !== next);
  const inOrder = next === undefined ? others : [next, ...others];
  return (
    <div className={root} data-flow="deskAction" data-state={stateLabel(snapshot.value)}>
      <StayingBar
        action={
          <div className={buttons}>
            {inOrder.map((action) => (
              <ActionButton
                key={action}
                action={action}
                isNext={action === next}
                onPress={() => actor.send({ type: 'choose', action })}
              />
            ))}
          </div>
        }
      >
        <ButtonRow>{neighbours}</ButtonRow>
      </StayingBar>
      {open !== null && (
        <DialogEntry name={open}>
          <ActionDialog actor={actor} action={open} files={files} />
        </DialogEntry>
      )}
    </div>
  );
}
