import { FormattedMessage } from 'react-intl';
import { useConfiguration } from '#common/configuration.ts';
import { useShop } from '#common/shop-context.tsx';
import type { OrderDetail } from '#contract/entities/order.ts';
import { hasValidTicket } from '#machines/purchase/order/order-ahead.ts';
import { passPagePath } from '#runtime/forget-pass.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';

/** Where the bought things of a paid order are: the pass of a ticket that is valid today, and the application whose fee is paid. */
export function PurchaseLinks({ shown }: { readonly shown: OrderDetail }) {
  const shop = useShop();
  const isPassOffered = useConfiguration()?.offlinePassAllowed === true && shop.offers('passes');
  if (shown.state.name !== 'PAID') return null;
  const applications = shown.items.flatMap(({ cancelled, type, payload: { applicationId } }) =>
    type === 'FEE' && !cancelled && applicationId !== undefined ? [applicationId] : [],
  );
  const [application, ...others] = new Set(applications);
  return (
    <>
      {isPassOffered && hasValidTicket(shown, shop.clock.today()) && (
        <LinkButton href={passPagePath} variant="primary">
          <FormattedMessage id="account.showPass" />
        </LinkButton>
      )}
      {application !== undefined && others.length === 0 && (
        <LinkButton href={`#/app/card-application/${String(application)}`} variant="primary">
          <FormattedMessage id="orders.result.application" />
        </LinkButton>
      )}
    </>
  );
}
