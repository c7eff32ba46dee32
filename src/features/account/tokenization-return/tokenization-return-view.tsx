import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { tokenizationReturnMachine } from '#machines/account/tokenization-return/tokenization-return.machine.ts';
import { tokenizationReturnView } from '#machines/account/tokenization-return/tokenization-return.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { BusyLine } from '#ui/spinner/busy-line.tsx';

const root = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '4',
  _empty: { display: 'none' },
});

/**
 * Shows that the outcome is being requested, is still open, or could not be read. A known outcome is shown by a toast
 * (ACC-04).
 */
export function TokenizationReturnView({ actor }: { readonly actor: ActorRefFrom<typeof tokenizationReturnMachine> }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const { unanswered, undecided, done, canGoOn } = tokenizationReturnView(snapshot);
  const goOn = canGoOn && (
    <Button onClick={() => actor.send({ type: 'goOn' })}>
      <FormattedMessage id="tokenizationReturn.goOn" />
    </Button>
  );
  return (
    <div className={root} data-flow="tokenizationReturn" data-state={stateLabel(snapshot.value)}>
      {unanswered && (
        <Alert
          meaning="warning"
          live
          title={intl.formatMessage({ id: 'tokenizationReturn.unanswered.title' })}
          actions={
            <>
              <Button variant="primary" onClick={() => actor.send({ type: 'retry' })}>
                <FormattedMessage id="tokenizationReturn.retry" />
              </Button>
              {goOn}
            </>
          }
        >
          <FormattedMessage id="tokenizationReturn.unanswered.text" />
        </Alert>
      )}
      {!unanswered && !done && (
        <>
          <BusyLine>
            <FormattedMessage id={`tokenizationReturn.${undecided ? 'undecided' : 'finishing'}`} />
          </BusyLine>
          {goOn}
        </>
      )}
    </div>
  );
}
