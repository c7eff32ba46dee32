import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { questionOf } from '#machines/purchase/cart/cart.view.ts';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';

/**
 * Asks for confirmation before items are removed. An application is cancelled together with its item (CRT-04, CRT-05).
 */
export function CartQuestion({ cart }: { readonly cart: ActorRefFrom<typeof cartMachine> }) {
  const intl = useIntl();
  const kind = useSelector(cart, questionOf);
  const name = useSelector(cart, ({ context }) => context.cart?.items.find(({ id }) => id === context.itemId)?.name);
  const area = `cart.question.${kind ?? 'item'}` as const;
  return (
    <ConfirmDialog
      open={kind !== null}
      title={intl.formatMessage({ id: `${area}.title` })}
      confirmLabel={intl.formatMessage({ id: `${area}.confirm` })}
      cancelLabel={intl.formatMessage({ id: 'cart.question.keep' })}
      variant="warning"
      onConfirm={() => cart.send({ type: 'confirm' })}
      onCancel={() => cart.send({ type: 'dismiss' })}
    >
      <p>
        <FormattedMessage id={`${area}.text`} values={{ name: name ?? '' }} />
      </p>
    </ConfirmDialog>
  );
}
