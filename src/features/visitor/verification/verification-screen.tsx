import { useSearch } from '@tanstack/react-router';
import { useConfiguration } from '#common/configuration.ts';
import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import type { VerificationInput } from '#machines/visitor/verification/verification.types.ts';
import { Card } from '#ui/card/card.tsx';
import { Page } from '#ui/page/page.tsx';
import { VerificationView } from './verification-view.tsx';
import { provideVerification } from './verification.actors.ts';

function Verification({ input }: { readonly input: VerificationInput }) {
  return <VerificationView verification={useFlow(provideVerification, () => input)} />;
}

/**
 * The page that a mailed link opens, to verify an account (VER-01). The token stays in the address until the account is
 * verified, so that a reload tries again.
 */
export function VerificationScreen() {
  const title = usePageTitle('verification.title');
  const { token = '' } = useSearch({ strict: false });
  const needsPress = useConfiguration()?.mailedLinksNeedPress ?? false;
  return (
    <Page title={title} width="form">
      <Card>
        <Verification key={token} input={{ token, needsPress }} />
      </Card>
    </Page>
  );
}
