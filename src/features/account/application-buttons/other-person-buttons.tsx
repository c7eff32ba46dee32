import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useConfiguration } from '#common/configuration.ts';
import { useShop } from '#common/shop-context.tsx';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { areAssignedApplicationsOffered, type ApplicationContext } from '#rules/visibility.ts';
import { offeredForOther } from './application-actions.ts';
import { ApplicationButtonList } from './application-button-list.tsx';

interface OtherPersonButtonsProps {
  /** Called when the wizard was closed. The application may have assigned a new person to the account. */
  readonly onClosed: () => void;
}

/** The buttons to apply for a card for a child or another person who is not linked to the account yet (LNK-01). */
export function OtherPersonButtons({ onClosed }: OtherPersonButtonsProps) {
  const shop = useShop();
  const configuration = useConfiguration();
  const selection = shop.actor('customerSelection');
  const begun = useSelector(selection, ({ context }) => context.begunForNewPerson);
  const onlyManaged = useSelector(selection, ({ context }) => context.onlyManaged);
  const isRead = useSelector(selection, (snapshot) => snapshot.matches('selected') || snapshot.matches('none'));
  // The buttons stay while the account is read again, because one of them may have an open wizard.
  const [known, setKnown] = useState(isRead);
  if (isRead && !known) setKnown(true);
  if (configuration === null || !known || !areAssignedApplicationsOffered(onlyManaged, configuration)) return null;
  const context: ApplicationContext<keyof SystemConfiguration> = {
    customer: null,
    link: 'ASSIGNED',
    cartItems: [],
    manageable: true,
    hasApplication: false,
    canCreateApplication: true,
    canCreateVirtualApplication: false,
    configuration,
  };
  return (
    <ApplicationButtonList
      offered={offeredForOther(context)}
      begun={begun}
      applicant={{ kind: 'CREATE_ASSIGNED_CARD', customerId: null, link: 'ASSIGNED' }}
      onClosed={onClosed}
    />
  );
}
