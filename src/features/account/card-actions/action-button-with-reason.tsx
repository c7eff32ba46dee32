import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActionButton } from '#rules/visibility.ts';
import type { ButtonVariant } from '#ui/button/button.styles.ts';
import { Button } from '#ui/button/button.tsx';
import { RowContent } from '#ui/row-list/row-content.tsx';
import { RowNote } from '#ui/row-list/row-note.tsx';
import { Hint } from '#ui/text/hint.tsx';

interface ActionButtonWithReasonProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly button: ActionButton;
  /** `row` is for a row of a list; the other buttons have no icon. */
  readonly variant: ButtonVariant;
  /** A note below an enabled button. */
  readonly note?: string | undefined;
  /**
   * The id of the text with the reason that several disabled buttons share; by default each button shows its own reason.
   */
  readonly sharedReasonId?: string | undefined;
  readonly onPress: () => void;
}

/** A long reason wraps, so that it does not make the button wider than its label. */
const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  width: { base: 'full', narrow: 'auto' },
  maxWidth: { narrow: '[20rem]' },
});

/** The button of an action. The reason why the button is disabled is shown below it and in its tooltip. */
export function ActionButtonWithReason({
  label,
  Icon,
  button,
  variant,
  note,
  sharedReasonId,
  onPress,
}: ActionButtonWithReasonProps) {
  const intl = useIntl();
  const ownReasonId = useId();
  if (!button.visible) return null;
  const { obstacle } = button;
  const isRow = variant === 'row';
  const reasonId = sharedReasonId ?? ownReasonId;
  const reason = obstacle === null ? undefined : intl.formatMessage({ id: `account.disabled.${obstacle}` });
  const Place = isRow ? 'li' : 'div';
  const Note = isRow ? RowNote : Hint;
  return (
    <Place className={isRow ? undefined : column}>
      <Button
        variant={variant}
        block
        unavailable={reason !== undefined}
        title={reason}
        aria-describedby={reason === undefined ? undefined : reasonId}
        onClick={onPress}
      >
        {isRow ? <RowContent icon={<Icon aria-hidden="true" />}>{label}</RowContent> : label}
      </Button>
      {reason !== undefined && sharedReasonId === undefined && <Note id={reasonId}>{reason}</Note>}
      {reason === undefined && note !== undefined && <Note>{note}</Note>}
    </Place>
  );
}
