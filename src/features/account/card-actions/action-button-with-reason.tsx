import { useId } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActionButton } from '#rules/visibility.ts';
import { Button } from '#ui/button/button.tsx';
import { Hint } from '#ui/text/hint.tsx';

interface ActionButtonWithReasonProps {
  readonly label: string;
  readonly button: ActionButton;
  readonly variant: 'primary' | 'secondary';
  /** A note below an enabled button. */
  readonly note?: string | undefined;
  /**
   * The id of the text with the reason that several disabled buttons share; by default each button shows its own reason.
   */
  readonly sharedReasonId?: string | undefined;
  readonly onPress: () => void;
}

/** A long reason wraps, so that it does not make the button wider than its label. */
const column = css({ display: 'flex', flexDirection: 'column', gap: '2', maxWidth: { narrow: '[20rem]' } });

/** The button of an action. The reason why the button is disabled is shown below it and in its tooltip. */
export function ActionButtonWithReason({
  label,
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
  const reasonId = sharedReasonId ?? ownReasonId;
  const reason = obstacle === null ? undefined : intl.formatMessage({ id: `account.disabled.${obstacle}` });
  return (
    <div className={column}>
      <Button
        variant={variant}
        block
        unavailable={reason !== undefined}
        title={reason}
        aria-describedby={reason === undefined ? undefined : reasonId}
        onClick={onPress}
      >
        {label}
      </Button>
      {reason !== undefined && sharedReasonId === undefined && <Hint id={reasonId}>{reason}</Hint>}
      {reason === undefined && note !== undefined && <Hint>{note}</Hint>}
    </div>
  );
}
