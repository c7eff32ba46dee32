import { PersonalInfoButton } from '#features/account/card-actions/personal-info/personal-info-button.tsx';
import { ManagedCardListScreen } from '#features/links/account-links/managed-card-list-screen.tsx';

/** The list of managed cards, where customers without a name get their personal data: it takes two features. */
export function ManagedCardListPage() {
  return (
    <ManagedCardListScreen
      edit={(link, button, refresh) => <PersonalInfoButton link={link} button={button} onChanged={refresh} />}
    />
  );
}
