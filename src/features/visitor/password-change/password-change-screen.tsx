import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { PasswordChangeInput } from '../../../../machines/password-change/password-change.types.ts';
import { providePasswordChange } from './password-change.actors.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { usePageTitle } from '../../../common/use-title.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PasswordChangeView } from './password-change-view.tsx';
import { useHiddenToken } from './use-hidden-token.ts';

function PasswordChange({ input }: { readonly input: PasswordChangeInput }) {
  const shop = useShop();
  const [machine] = useState(() => providePasswordChange(shop));
  const actor = useActorRef(machine, { input, inspect: shop.log.inspect });
  return <PasswordChangeView passwordChange={actor} />;
}

/** A new password by a mailed link (PWD-02). */
export function ChangePasswordScreen() {
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
