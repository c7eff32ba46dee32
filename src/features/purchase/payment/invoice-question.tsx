import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '#common/shop-context.tsx';
import { Day } from '#i18n/dates.tsx';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { dayWithWeekday } from '#rules/date-names.ts';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';

interface InvoiceQuestionProps {
  readonly busy?: boolean;
  /** The key of the label of the button that declines. */
  readonly declineLabel: MessageKey;
  readonly onConfirm: () => void;
  readonly onDecline: () => void;
}

/**
 * Asks for confirmation before an order is paid by invoice, and shows the due day of the invoice, and what happens if the
 * money comes late (INV-01, PAY-07).
 */
export function InvoiceQuestion({ busy, declineLabel, onConfirm, onDecline }: InvoiceQuestionProps) {
  const intl = useIntl();
  const cart = useSelector(useShop().actor('cart'), ({ context }) => context.cart);
  const due = cart?.invoiceDue ?? null;
  const keptUntil = cart?.invoiceKeptUntil ?? null;
  return (
    <ConfirmDialog
      open
      title={intl.formatMessage({ id: 'orders.invoiceQuestion.title' })}
      confirmLabel={intl.formatMessage({ id: 'orders.invoiceQuestion.confirm' })}
      cancelLabel={intl.formatMessage({ id: declineLabel })}
      variant="primary"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onDecline}
    >
      <p>
        <FormattedMessage
          id="orders.invoiceQuestion.text"
          values={{ due: due === null ? 'unknown' : dayWithWeekday(due, intl.locale) }}
        />
      </p>
      {keptUntil !== null && (
        <p>
          <FormattedMessage id="orders.invoiceQuestion.late" values={{ day: <Day value={keptUntil} /> }} />
        </p>
      )}
    </ConfirmDialog>
  );
}
