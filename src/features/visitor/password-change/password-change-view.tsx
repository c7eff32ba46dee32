import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { passwordChangeMachine } from '../../../../machines/password-change/password-change.machine.ts';
import { passwordChangeView } from '../../../../machines/password-change/password-change.view.ts';
import { stateLabel } from '../../../../machines/state-label.ts';
import { FlowLink } from '../../../common/flow-link.tsx';
import { DeadLink } from './dead-link.tsx';
import { PasswordChangeForm } from './password-change-form.tsx';

interface PasswordChangeViewProps {
  readonly passwordChange: ActorRefFrom<typeof passwordChangeMachine>;
}

const root = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const ways = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' });

/** The form, or why the link cannot be used, and what to do next. */
export function PasswordChangeView({ passwordChange }: PasswordChangeViewProps) {
  const snapshot = useSelector(passwordChange, (current) => current);
  const view = passwordChangeView(snapshot);
  return (
    <div className={root} data-flow="passwordChange" data-state={stateLabel(snapshot.value)}>
      {view.deadLink === null ? (
        <PasswordChangeForm passwordChange={passwordChange} view={view} />
      ) : (
        <DeadLink reason={view.deadLink} />
      )}
      <div className={ways}>
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
      </div>
    </div>
  );
}
