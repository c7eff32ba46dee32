import { ManagedCardDecisionPage } from './managed-card-decision-page.tsx';

/** Agreeing to manage another person's card, by the link of a mail (MCD-01). */
export function ApproveManagedCardScreen() {
  return <ManagedCardDecisionPage decision="approve" />;
}
