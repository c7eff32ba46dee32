import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { Money } from '#i18n/money.tsx';
import { ActionBar } from '#ui/bottom-bar/action-bar.tsx';
import { Button } from '#ui/button/button.tsx';
import { Hint } from '#ui/text/hint.tsx';

interface AddBarProps {
  readonly count: number;
  /** Minor units. */
  readonly total: number;
  readonly adding: boolean;
  readonly canAdd: boolean;
  readonly onAdd: () => void;
}

const totalStyles = css({ fontSize: 'l', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' });

/** The number and the total price of the ticked tickets, with the button that adds them to the cart. */
export function AddBar({ count, total, adding, canAdd, onAdd }: AddBarProps) {
  return (
    <ActionBar
      action={
        <Button variant="primary" loading={adding} disabled={!canAdd && !adding} onClick={onAdd}>
          <FormattedMessage id="familyBoard.add" />
        </Button>
      }
    >
      <p className={totalStyles} data-testid="board-total">
        <Money amount={total} />
      </p>
      <Hint>
        <span role="status">
          <FormattedMessage id="familyBoard.count" values={{ count }} />
        </span>
      </Hint>
    </ActionBar>
  );
}
