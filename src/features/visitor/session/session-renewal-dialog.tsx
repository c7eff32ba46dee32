import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useShop } from '#common/shop-context.tsx';
import { stateLabel } from '#machines/common/state-label.ts';
import { renewalView } from '#machines/visitor/session/session.view.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Countdown } from '#ui/countdown/countdown.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { useLeaving } from './use-leaving.ts';

const formId = 'session-renewal';

/**
 * A dialog that asks for the password above the page, so that the data entered on the page are not lost (SES-03,
 * API-03).
 */
export function SessionRenewalDialog() {
  const session = useShop().actor('session');
  const intl = useIntl();
  const snapshot = useSelector(session, (current) => current);
  const view = renewalView(snapshot);
  const text = (id: MessageKey, values: Record<string, string | number> = {}) => intl.formatMessage({ id }, values);
  const reason = view.refused ? 'refused' : 'ending';
  const leave = useLeaving();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    session.send({ type: 'submit' });
  };

  return (
    <Dialog
      open
      onClose={leave}
      title={text(`sessionRenewal.title.${reason}`)}
      closeLabel={text('sessionRenewal.close')}
      size="question"
      locked={view.busy}
      initialFocus={() => document.querySelector<HTMLElement>(`#${formId} input[name=password]`)}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={view.busy}
            disabled={!view.canSubmit && !view.busy}
          >
            {text('sessionRenewal.submit')}
          </Button>
          {view.canPutAside && (
            <Button onClick={() => session.send({ type: 'putAside' })}>{text('sessionRenewal.putAside')}</Button>
          )}
          <Button onClick={() => session.send({ type: 'logOut' })}>{text('shell.logOut')}</Button>
        </>
      }
    >
      <form
        id={formId}
        className={formColumn}
        onSubmit={submit}
        noValidate
        data-flow="session"
        data-state={stateLabel(snapshot.value)}
      >
        <p>{text(`sessionRenewal.text.${reason}`, { username: view.username })}</p>
        {!view.refused && (
          <Countdown
            seconds={view.secondsLeft}
            warning
            spoken={text('sessionRenewal.left', { minutes: Math.ceil(view.secondsLeft / 60) })}
          />
        )}
        {view.failure !== null && (
          <Alert meaning="error" live>
            {text(`login.errors.${view.failure}`, { minutes: Math.ceil(view.retryAfterSeconds / 60) })}
          </Alert>
        )}
        {/* Password managers need the username of the password. */}
        <input type="text" name="username" autoComplete="username" value={view.username} readOnly hidden />
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
      </form>
    </Dialog>
  );
}
