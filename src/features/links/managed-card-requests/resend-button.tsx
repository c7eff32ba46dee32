import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFocusWhenGone } from '#common/use-focus-when-gone.ts';
import type { CardManagementRequest } from '#contract/entities/card-management-request.ts';
import {
  managedCardResendView,
  type ManagedCardResendActor,
} from '#machines/links/managed-card-resend/managed-card-resend.view.ts';
import { Button } from '#ui/button/button.tsx';

interface ResendButtonProps {
  readonly actor: ManagedCardResendActor;
  readonly request: Pick<CardManagementRequest, 'id' | 'username'>;
}

/** The button that sends a request again; it is disabled while another request is being sent. */
export function ResendButton({ actor, request: { id, username } }: ResendButtonProps) {
  const { sending, username: sent } = useSelector(actor, managedCardResendView);
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhenGone(button);
  const isSent = sending && sent === username;
  return (
    <Button
      ref={button}
      variant="quiet"
      loading={isSent}
      disabled={sending && !isSent}
      onClick={() => actor.send({ type: 'resend', request: { id, username } })}
    >
      <FormattedMessage id="managedCardResend.resend" />
    </Button>
  );
}
