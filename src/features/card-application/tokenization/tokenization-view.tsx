import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { AnswerDetails } from '#common/error-message.tsx';
import { useErrorText } from '#common/use-error-text.ts';
import type { tokenizationMachine } from '#machines/card-application/tokenization/tokenization.machine.ts';
import { tokenizationView } from '#machines/card-application/tokenization/tokenization.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { BusyLine } from '#ui/spinner/busy-line.tsx';

const root = css({ width: 'full' });

/** Shown while the gateway that registers a bank card is being opened, and when that fails (TOK-01). */
export function TokenizationView({ actor }: { readonly actor: ActorRefFrom<typeof tokenizationMachine> }) {
  const intl = useIntl();
  const errorText = useErrorText('tokenization');
  const snapshot = useSelector(actor, (current) => current);
  const { busy, stopped, failure, canRetry } = tokenizationView(snapshot);
  const text = (id: KeyAfter<'tokenization.'>) => intl.formatMessage({ id: `tokenization.${id}` });
  return (
    <div className={root} data-flow="tokenization" data-state={stateLabel(snapshot.value)}>
      {busy && <BusyLine>{text('leaving')}</BusyLine>}
      {stopped && (
        <Alert
          meaning={failure === null ? 'warning' : 'error'}
          live
          title={text(failure === null ? 'waiting' : 'failed')}
          actions={
            <>
              {canRetry && (
                <Button variant="primary" onClick={() => actor.send({ type: 'retry' })}>
                  {text(failure === null ? 'goOn' : 'retry')}
                </Button>
              )}
              <Button onClick={() => actor.send({ type: 'later' })}>{text('later')}</Button>
            </>
          }
        >
          {failure === null ? text('waiting.text') : `${errorText(failure)} ${text('filed')}`}
          <AnswerDetails failure={failure} />
        </Alert>
      )}
    </div>
  );
}
