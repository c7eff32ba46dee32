import { useSearch } from '@tanstack/react-router';
import { useConfiguration } from '#common/configuration.ts';
import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import type {
  Decision,
  ManagedCardDecisionInput,
} from '#machines/links/managed-card-decision/managed-card-decision.types.ts';
import { Card } from '#ui/card/card.tsx';
import { Page } from '#ui/page/page.tsx';
import { ManagedCardDecisionView } from './managed-card-decision-view.tsx';
import { provideManagedCardDecision } from './managed-card-decision.actors.ts';

function ManagedCardDecision({ input }: { readonly input: ManagedCardDecisionInput }) {
  return <ManagedCardDecisionView decision={useFlow(provideManagedCardDecision, () => input)} />;
}

/**
 * The answer to a mailed request to manage a card (MCD-01). The token stays in the address until the answer is saved, so
 * that a reload repeats the call. If the session ends, the log-in page keeps the token.
 */
export function ManagedCardDecisionPage({ decision }: { readonly decision: Decision }) {
  const title = usePageTitle(`managedCardDecision.title.${decision}`);
  const { token = '' } = useSearch({ strict: false });
  const needsPress = useConfiguration()?.mailedLinksNeedPress ?? false;
  return (
    <Page title={title} width="form">
      <Card>
        <ManagedCardDecision key={token} input={{ decision, token, needsPress }} />
      </Card>
    </Page>
  );
}
