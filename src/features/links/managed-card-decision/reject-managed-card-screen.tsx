import { ManagedCardDecisionPage } from './managed-card-decision-page.tsx';

/** Declining to manage another person's card, by the link of a mail (MCD-01). */
export function RejectManagedCardScreen() {
  return <ManagedCardDecisionPage decision="reject" />;
}
