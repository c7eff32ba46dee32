import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActionButton } from '../../../../rules/visibility.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import type { CardAction } from './card-action.ts';

interface CardActionButtonProps {
  readonly action: CardAction;
  readonly button: ActionButton;
  /** It is the most likely action on the page. */
  readonly primary: boolean;
  readonly onPress: () => void;
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '2' });

/** The button of an action; if it is disabled, the reason is below it and in its tooltip. */
export function CardActionButton({ action, button, primary, onPress }: CardActionButtonProps) {
  const intl = useIntl();
  const reasonId = useId();
  if (!button.visible) return null;
  const { obstacle } = button;
  const reason = obstacle === null ? undefined : intl.formatMessage({ id: `account.disabled.${obstacle}` });
  return (
    <div className={column}>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        block
        unavailable={reason !== undefined}
        title={reason}
        aria-describedby={reason === undefined ? undefined : reasonId}
        onClick={onPress}
      >
        <FormattedMessage id={action.label} />
      </Button>
      {reason !== undefined && <Hint id={reasonId}>{reason}</Hint>}
    </div>
  );
}
