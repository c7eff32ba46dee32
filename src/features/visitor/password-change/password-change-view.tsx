import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FlowLink } from '#common/flow-link.tsx';
import { stateLabel } from '#machines/common/state-label.ts';
import type { passwordChangeMachine } from '#machines/visitor/password-change/password-change.machine.ts';
import { passwordChangeView } from '#machines/visitor/password-change/password-change.view.ts';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { DeadLink } from './dead-link.tsx';
import { PasswordChangeForm } from './password-change-form.tsx';

interface PasswordChangeViewProps {
  readonly passwordChange: ActorRefFrom<typeof passwordChangeMachine>;
}

/** The form; or why the link cannot be used, and what to do next. */
export function PasswordChangeView({ passwordChange }: PasswordChangeViewProps) {
  const snapshot = useSelector(passwordChange, (current) => current);
  const view = passwordChangeView(snapshot);
  return (
    <div className={formColumn} data-flow="passwordChange" data-state={stateLabel(snapshot.value)}>
      {view.deadLink === null ? (
        <PasswordChangeForm passwordChange={passwordChange} view={view} />
      ) : (
        <DeadLink reason={view.deadLink} />
      )}
      <ButtonRow align="center">
        {view.deadLink !== null && (
          <FlowLink
            to="/forgotten-password"
            variant="primary"
            onFollow={() => passwordChange.send({ type: 'askForMail' })}
          >
            <FormattedMessage id="passwordChange.askForMail" />
          </FlowLink>
        )}
        <FlowLink to="/" onFollow={() => passwordChange.send({ type: 'goToLogin' })}>
          <FormattedMessage id="passwordChange.toLogin" />
        </FlowLink>
      </ButtonRow>
    </div>
  );
}
