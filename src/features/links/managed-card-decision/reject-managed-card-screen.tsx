import { ManagedCardDecisionPage } from './managed-card-decision-page.tsx';

/** The page at which a mailed link leads to reject that another account manages a card (MCD-01). */
export function RejectManagedCardScreen() {
  return <ManagedCardDecisionPage decision="reject" />;
}
