import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActionButton } from '../../../../rules/visibility.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { CardAction } from './card-action.ts';

interface CardActionButtonProps {
  readonly action: CardAction;
  readonly button: ActionButton;
  readonly onPress: () => void;
}

const why = css({ fontSize: 's', color: 'inkSoft' });

/** The button of an action; if it is disabled, the reason is below it. */
export function CardActionButton({ action, button, onPress }: CardActionButtonProps) {
  const reasonId = useId();
  if (!button.visible) return null;
  return (
    <>
      <Button
        variant={action.isPrimary === true ? 'primary' : 'secondary'}
        block
        disabled={button.disabled}
        aria-describedby={button.reason === null ? undefined : reasonId}
        onClick={onPress}
      >
        <FormattedMessage id={action.label} />
      </Button>
      {button.reason !== null && (
        <p id={reasonId} className={why}>
          <FormattedMessage id={`account.disabled.${button.reason}`} />
        </p>
      )}
    </>
  );
}
