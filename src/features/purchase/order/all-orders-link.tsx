import { ArrowLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { inLineWithTexts } from '#ui/button/in-line.styles.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';

/** The link to the order list. */
export const AllOrdersLink = () => (
  <div className={inLineWithTexts}>
    <LinkButton href="#/app/order-list" variant="quiet">
      <ArrowLeft aria-hidden="true" />
      <FormattedMessage id="order.back" />
    </LinkButton>
  </div>
);
