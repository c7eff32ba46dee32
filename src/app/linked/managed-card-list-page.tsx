import { PersonalInfoButton } from '#features/account/card-actions/personal-info/personal-info-button.tsx';
import { ManagedCardListScreen } from '#features/links/account-links/managed-card-list-screen.tsx';

/**
 * The list of managed cards, with the form for the personal data of customers without a name. The page is in `src/app`,
 * because it needs two features.
 */
export function ManagedCardListPage() {
  return (
    <ManagedCardListScreen
      edit={(link, button, refresh) => <PersonalInfoButton link={link} button={button} onChanged={refresh} />}
    />
  );
}
