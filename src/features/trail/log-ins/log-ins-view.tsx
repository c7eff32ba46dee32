import { useSelector } from '@xstate/react';
import { useCallback, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { FailureAlert } from '#common/dialog-frame/failure-alert.tsx';
import { useFocusAfterQuestion } from '#common/use-focus-after-question.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { logInsMachine } from '#machines/trail/log-ins/log-ins.machine.ts';
import { logInsView } from '#machines/trail/log-ins/log-ins.view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { LoadingRows } from '../my-trail/loading-rows.tsx';
import { EndQuestionDialog } from './end-question-dialog.tsx';
import { LogInRows } from './log-in-rows.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '4', width: 'full', outline: 'none' });

interface LogInsViewProps {
  readonly actor: ActorRefFrom<typeof logInsMachine>;
}

/** The devices on which the account is logged in, and buttons to end these log-ins (TRL-03). */
export function LogInsView({ actor }: LogInsViewProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const { reading, unreadable, outdated, logIns, knowsPresent, hasOthers, question } = logInsView(snapshot);
  const focusSection = useCallback(() => root.current?.focus(), []);
  useFocusAfterQuestion(question !== null, focusSection);
  return (
    <div ref={root} tabIndex={-1} className={column} data-flow="logIns" data-state={stateLabel(snapshot.value)}>
      {reading && <LoadingRows label="myTrail.logIns.loading" />}
      {unreadable && (
        <FailureAlert
          title="myTrail.logIns.failed"
          text="myTrail.failed.text"
          retry="myTrail.retry"
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
      {outdated && (
        <Alert
          meaning="warning"
          live
          actions={
            <Button onClick={() => actor.send({ type: 'retry' })}>{intl.formatMessage({ id: 'myTrail.retry' })}</Button>
          }
        >
          <FormattedMessage id="myTrail.logIns.outdated" />
        </Alert>
      )}
      {logIns !== null && (
        <>
          {logIns.length > 0 && <LogInRows logIns={logIns} send={actor.send} />}
          {!knowsPresent && (
            <Hint>
              <FormattedMessage id="myTrail.logIns.unrecorded" />
            </Hint>
          )}
          {!hasOthers && knowsPresent && (
            <p>
              <FormattedMessage id="myTrail.logIns.onlyHere" />
            </p>
          )}
        </>
      )}
      {hasOthers && (
        <div>
          <Button onClick={() => actor.send({ type: 'askToEndOthers' })}>
            <FormattedMessage id="myTrail.logIns.endOthers" />
          </Button>
        </div>
      )}
      <EndQuestionDialog question={question} send={actor.send} />
    </div>
  );
}
