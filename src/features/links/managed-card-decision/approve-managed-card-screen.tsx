import { ManagedCardDecisionPage } from './managed-card-decision-page.tsx';

/** The page at which a mailed link leads to approve that another account manages a card (MCD-01). */
export function ApproveManagedCardScreen() {
  return <ManagedCardDecisionPage decision="approve" />;
}
