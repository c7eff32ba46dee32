import { FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '#common/shop-context.tsx';
import type { OrderDetail, OrderEvent } from '#contract/entities/order.ts';
import { Day, Moment } from '#i18n/dates.tsx';
import { aheadOf } from '#machines/purchase/order/order-ahead.ts';
import { purchaseKindOf } from '#rules/purchase-kind.ts';
import { Line, type Station } from '#ui/line/line.tsx';

interface OrderHistoryProps {
  readonly order: OrderDetail;
  /** Without the steps before the payment, if the order is paid. */
  readonly sincePayment?: boolean;
}

/** Default values for the parameters of a history's texts. */
const unnamed = { paymentType: '', outcome: '', mail: '', number: '' };

/** A paid attempt is left out, because the event that the order was paid says the same. */
const isShown = ({ kind, detail }: OrderEvent): boolean => kind !== 'ATTEMPT_ENDED' || detail['outcome'] !== 'PAID';

/** The history of the order as stations of a line, oldest first, then the steps that will follow. */
export function OrderHistory({ order, sincePayment = false }: OrderHistoryProps) {
  const intl = useIntl();
  const today = useShop().clock.today();
  const bought = purchaseKindOf(order.items);
  const all = order.history.filter(isShown);
  const paidAt = all.findIndex(({ kind }) => kind === 'PAID');
  const told = sincePayment && paidAt !== -1 ? all.slice(paidAt) : all;
  const happened = told.map(({ kind, at, detail }, index): Station => ({
    id: `${String(index)} ${kind}`,
    label: <FormattedMessage id={`order.event.${kind}`} values={{ ...unnamed, ...detail, bought }} />,
    detail: <Moment value={at} />,
    state: index === told.length - 1 ? 'here' : 'passed',
  }));
  const ahead = aheadOf(order, today).map((one): Station => {
    const [day, count] = 'day' in one ? [one.day, one.count] : [null, 0];
    return {
      id: `${one.step} ${day ?? ''}`,
      label: <FormattedMessage id={`order.history.ahead.${one.step}`} values={{ bought, count }} />,
      ...(day !== null && { detail: <Day value={day} weekday /> }),
      state: 'ahead',
    };
  });
  const stations = [...happened, ...ahead];
  if (stations.length === 0) return <FormattedMessage id="order.history.none" />;
  return (
    <Line
      label={intl.formatMessage({ id: 'order.history' })}
      stations={stations}
      direction="down"
      stateTexts={{
        passed: intl.formatMessage({ id: 'order.history.passed' }),
        here: intl.formatMessage({ id: 'order.history.here' }),
        ahead: intl.formatMessage({ id: 'order.history.ahead' }),
      }}
    />
  );
}
