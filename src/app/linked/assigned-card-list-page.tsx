import { OtherPersonButtons } from '#features/account/application-buttons/other-person-buttons.tsx';
import { AssignedCardListScreen } from '#features/links/account-links/assigned-card-list-screen.tsx';

/** The list of assigned customers with the way to a card for another one: it takes two features. */
export function AssignedCardListPage() {
  return <AssignedCardListScreen applications={(refresh) => <OtherPersonButtons onClosed={refresh} />} />;
}
