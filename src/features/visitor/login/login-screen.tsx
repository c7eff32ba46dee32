import { useSelector } from '@xstate/react';
import { lazy, Suspense, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '#common/shop-context.tsx';
import { useIsHydrated } from '#common/use-is-hydrated.ts';
import { usePageTitle } from '#common/use-title.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { loginView } from '#machines/visitor/session/session.view.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useFirstFocus } from '../welcome/use-first-focus.ts';
import { WelcomePage } from '../welcome/welcome-page.tsx';
import { LoginLinks } from './login-links.tsx';

/** If this code cannot be loaded, log-in shows nothing about the payment. */
const ReturnedVisitor = lazy(() =>
  import('../returned/returned-visitor.tsx').then(
    (code) => ({ default: code.ReturnedVisitor }),
    () => ({ default: () => null }),
  ),
);

/** Log-in (LOG-01). */
export function LoginScreen() {
  const session = useShop().actor('session');
  const snapshot = useSelector(session, (current) => current);
  const intl = useIntl();
  const text = (id: MessageKey, values: Record<string, string | number> = {}) => intl.formatMessage({ id }, values);
  const title = usePageTitle('login.title');
  const view = loginView(snapshot);
  // The server renders the page without a redirect address, so this part is added after hydration.
  const wantsPage = useIsHydrated() && window.location.hash.includes('redirectUrl=');
  const username = useFirstFocus();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    session.send({ type: 'submit' });
  };

  return (
    <WelcomePage title={title} lead={<FormattedMessage id="login.lead" />}>
      {wantsPage && (
        <Suspense>
          <ReturnedVisitor />
        </Suspense>
      )}
      <Card>
        <form
          method="post"
          aria-label={title}
          className={formColumn}
          onSubmit={submit}
          noValidate
          data-flow="session"
          data-state={stateLabel(snapshot.value)}
        >
          {view.endReason !== null && view.endReason !== 'loggedOut' && view.failure === null && (
            <Alert meaning="info" live>
              <FormattedMessage id={`login.ended.${view.endReason}`} />
            </Alert>
          )}
          {view.failure !== null && (
            <Alert meaning="error" live>
              {text(`login.errors.${view.failure}`, { minutes: Math.ceil(view.retryAfterSeconds / 60) })}
            </Alert>
          )}
          <TextField
            ref={username}
            label={text('login.username')}
            type="email"
            name="username"
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            value={view.username}
            onChange={(value) => session.send({ type: 'changeUsername', value })}
            readOnly={view.busy}
          />
          <PasswordField
            label={text('login.password')}
            showLabel={text('login.showPassword')}
            hideLabel={text('login.hidePassword')}
            name="password"
            autoComplete="current-password"
            maxLength={200}
            value={view.password}
            onChange={(value) => session.send({ type: 'changePassword', value })}
            readOnly={view.busy}
          />
          <Button type="submit" variant="primary" block loading={view.busy} disabled={!view.canSubmit && !view.busy}>
            <FormattedMessage id="login.submit" />
          </Button>
        </form>
      </Card>
      <LoginLinks />
    </WelcomePage>
  );
}
