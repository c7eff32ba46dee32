import { ManagedCardDecisionPage } from './managed-card-decision-page.tsx';

/** The page that a mailed link opens, to allow another account to manage a card (MCD-01). */
export function ApproveManagedCardScreen() {
  return <ManagedCardDecisionPage decision="approve" />;
}
