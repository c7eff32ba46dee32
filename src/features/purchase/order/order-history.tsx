import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderDetail, OrderEvent } from '#contract/entities/order.ts';
import { Moment } from '#i18n/dates.tsx';
import { aheadOf } from '#machines/purchase/order/order-status.ts';
import { purchaseKindOf } from '#rules/purchase-kind.ts';
import { Line, type Station } from '#ui/line/line.tsx';

/** Default values for the parameters of a history's texts. */
const unnamed = { paymentType: '', outcome: '', mail: '', number: '' };

/** A paid attempt is left out, because the event that the order was paid says the same. */
const isShown = ({ kind, detail }: OrderEvent): boolean => kind !== 'ATTEMPT_ENDED' || detail['outcome'] !== 'PAID';

/** The history of the order as stations of a line, oldest first, then the steps that will follow. */
export function OrderHistory({ order }: { readonly order: OrderDetail }) {
  const intl = useIntl();
  const bought = purchaseKindOf(order.items);
  const told = order.history.filter(isShown);
  if (told.length === 0) return <FormattedMessage id="order.history.none" />;
  const happened = told.map(({ kind, at, detail }, index): Station => ({
    id: `${String(index)} ${kind}`,
    label: <FormattedMessage id={`order.event.${kind}`} values={{ ...unnamed, ...detail, bought }} />,
    detail: <Moment value={at} />,
    state: index === told.length - 1 ? 'here' : 'passed',
  }));
  const ahead = aheadOf(order).map((step): Station => ({
    id: step,
    label: <FormattedMessage id={`order.history.ahead.${step}`} values={{ bought }} />,
    state: 'ahead',
  }));
  return (
    <Line
      label={intl.formatMessage({ id: 'order.history' })}
      stations={[...happened, ...ahead]}
      direction="down"
      stateTexts={{
        passed: intl.formatMessage({ id: 'order.history.passed' }),
        here: intl.formatMessage({ id: 'order.history.here' }),
        ahead: intl.formatMessage({ id: 'order.history.ahead' }),
      }}
    />
  );
}
