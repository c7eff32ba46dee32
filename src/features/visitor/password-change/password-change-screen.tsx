import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import type { PasswordChangeInput } from '#machines/visitor/password-change/password-change.types.ts';
import { Card } from '#ui/card/card.tsx';
import { Page } from '#ui/page/page.tsx';
import { PasswordChangeView } from './password-change-view.tsx';
import { providePasswordChange } from './password-change.actors.ts';
import { useHiddenToken } from './use-hidden-token.ts';

function PasswordChange({ input }: { readonly input: PasswordChangeInput }) {
  return <PasswordChangeView passwordChange={useFlow(providePasswordChange, () => input)} />;
}

/** The page that a mailed link opens, to set a new password (PWD-02). */
export function PasswordChangeScreen() {
  const title = usePageTitle('passwordChange.title');
  const token = useHiddenToken();
  return (
    <Page title={title} width="form">
      <Card>
        <PasswordChange key={token} input={{ token }} />
      </Card>
    </Page>
  );
}
