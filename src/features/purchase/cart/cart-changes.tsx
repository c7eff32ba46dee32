import { FormattedMessage, useIntl } from 'react-intl';
import type { CartLine as Line } from '#contract/entities/shopping-cart.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { CartLine } from './cart-line.tsx';

/**
 * The changes found when the person tried to order. The cart below is up to date; the next press of the pay button
 * orders it (CRT-10).
 */
export function CartChanges({ lines }: { readonly lines: readonly Line[] }) {
  const intl = useIntl();
  if (lines.length === 0) return null;
  return (
    <Alert meaning="warning" live title={intl.formatMessage({ id: 'cart.changes.title' })}>
      <FormattedMessage id="cart.changes.text" />
      <ul aria-label={intl.formatMessage({ id: 'cart.changes.title' })}>
        {lines.map((line) => (
          <CartLine key={line.item.id} line={line} />
        ))}
      </ul>
    </Alert>
  );
}
