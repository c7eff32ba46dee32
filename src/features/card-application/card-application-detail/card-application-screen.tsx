import { useParams } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { ResourceView } from '#common/resource/resource-view.tsx';
import { useShop } from '#common/shop-context.tsx';
import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import { accountPath, linkedAccountPath, withTab } from '#contract/account-pages.ts';
import type { CardApplication } from '#contract/entities/card-application.ts';
import { ownCustomerId } from '#machines/account/customer-selection/customer-selection.view.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { Page } from '#ui/page/page.tsx';
import { CardApplicationPage } from './card-application-page.tsx';
import { provideCardApplication } from './card-application.actors.ts';

/**
 * The link back to the applications of a customer. If the customer is not known (null), it leads to the account's own
 * customer.
 */
function Back({ customerId }: { readonly customerId: number | null }) {
  const ownId = useSelector(useShop().actor('customerSelection'), ownCustomerId);
  // If the customer is not linked to the account, the page of a linked customer redirects to the account page.
  const path = customerId === null || customerId === ownId ? accountPath : linkedAccountPath(customerId);
  return (
    <LinkButton href={`#${withTab(path, 'card-applications')}`} variant="quiet">
      <ArrowLeft aria-hidden="true" />
      <FormattedMessage id="cardApplication.back" />
    </LinkButton>
  );
}

function OneApplication({ id }: { readonly id: string }) {
  const resource = useFlow((shop) => provideCardApplication(shop, id));
  const value = useSelector(resource, ({ context }) => context.value);
  const isMissing = useSelector(resource, (snapshot) => snapshot.matches('missing'));
  const title = usePageTitle(value === null ? 'cardApplication.titleUnknown' : 'cardApplication.title', {
    number: value?.applicationNumber ?? '',
  });
  const back = <Back customerId={value?.customer.id ?? null} />;
  return (
    <Page title={title} actions={isMissing ? undefined : back}>
      <ResourceView<CardApplication>
        resource={resource}
        area="cardApplication"
        errorArea="cardApplications"
        wayOn={back}
      >
        {(application) => (
          <CardApplicationPage application={application} onChanged={() => resource.send({ type: 'refresh' })} />
        )}
      </ResourceView>
    </Page>
  );
}

/** The page of one card application, for reading (APL-01, APL-02). */
export function CardApplicationScreen() {
  const { applicationId = '' } = useParams({ strict: false });
  return <OneApplication key={applicationId} id={applicationId} />;
}
