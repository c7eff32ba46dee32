import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import type { OrderWork } from '#machines/purchase/order/order.view.ts';
import { workOf } from '#machines/purchase/order/order.view.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import type { ButtonVariant } from '#ui/button/button.styles.ts';
import { Button } from '#ui/button/button.tsx';
import { RowContent } from '#ui/row-list/row-content.tsx';

interface OrderButtonProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly orderId: number;
  readonly onPress: () => void;
  /** The work that the button starts; during this work, the button shows a spinner instead of its label. */
  readonly begins: OrderWork;
  readonly labelId: MessageKey;
  /** The accessible name, if it must say more than the label. */
  readonly name?: string | undefined;
  readonly variant?: ButtonVariant;
  /** The button is a row of a `RowList`, with this icon. */
  readonly rowIcon?: ReactNode;
}

/** A button that starts an action with an order and waits for the result. */
export function OrderButton(props: OrderButtonProps) {
  const { order, orderId, onPress, begins, labelId, name, variant = 'secondary', rowIcon } = props;
  const label = <FormattedMessage id={labelId} />;
  const choosing = useSelector(order, (snapshot) => snapshot.matches('choosing'));
  const busy = useSelector(order, (snapshot) => snapshot.context.orderId === orderId && workOf(snapshot) === begins);
  return (
    <Button
      {...(rowIcon === undefined ? { variant, block: 'whenNarrow' } : { variant: 'row' })}
      disabled={!choosing && !busy}
      loading={busy}
      aria-label={name}
      onClick={onPress}
    >
      {rowIcon === undefined ? label : <RowContent icon={rowIcon}>{label}</RowContent>}
    </Button>
  );
}
