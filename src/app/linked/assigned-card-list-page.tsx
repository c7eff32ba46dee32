import { OtherPersonButtons } from '#features/account/application-buttons/other-person-buttons.tsx';
import { AssignedCardListScreen } from '#features/links/account-links/assigned-card-list-screen.tsx';

/**
 * The list of assigned customers, with the application for a card for another customer. The page is in `src/app`,
 * because it needs two features.
 */
export function AssignedCardListPage() {
  return <AssignedCardListScreen applications={(refresh) => <OtherPersonButtons onClosed={refresh} />} />;
}
