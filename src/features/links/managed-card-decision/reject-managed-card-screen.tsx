import { ManagedCardDecisionPage } from './managed-card-decision-page.tsx';

/** The page that a mailed link opens, to refuse another account the management of a card (MCD-01). */
export function RejectManagedCardScreen() {
  return <ManagedCardDecisionPage decision="reject" />;
}
