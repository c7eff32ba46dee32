import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { stateLabel } from '#machines/common/state-label.ts';
import type { passVerificationMachine } from '#machines/pass/pass-verification/pass-verification.machine.ts';
import { passVerificationView } from '#machines/pass/pass-verification/pass-verification.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { BusyLine } from '#ui/spinner/busy-line.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { cameraPictureId } from './pass-verification.actors.ts';
import { VerdictSheet } from './verdict-sheet.tsx';

interface PassVerificationViewProps {
  readonly actor: ActorRefFrom<typeof passVerificationMachine>;
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const picture = css({ width: 'full', borderRadius: 'large', backgroundColor: 'neutral.900' });

/** The page that checks a pass: it reads a code, and shows whether the pass is valid, or why it is not. */
export function PassVerificationView({ actor }: PassVerificationViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const view = passVerificationView(snapshot);
  const text = (id: KeyAfter<'passVerification.'>) => intl.formatMessage({ id: `passVerification.${id}` });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (view.canCheck) actor.send({ type: 'check' });
  };
  return (
    <div className={column} data-flow="passVerification" data-state={stateLabel(snapshot.value)}>
      {view.isWaiting && (
        <>
          <p>{text('lead')}</p>
          {view.hasCameraFailed && (
            <Alert meaning="warning" live>
              {text('cameraFailed')}
            </Alert>
          )}
          {view.canScan && (
            <Button variant="primary" block onClick={() => actor.send({ type: 'startScan' })}>
              {text('scan')}
            </Button>
          )}
          <form className={column} onSubmit={submit}>
            <TextArea
              label={text('code')}
              help={text('codeHelp')}
              value={view.typed}
              spellCheck={false}
              autoComplete="off"
              onChange={(value) => actor.send({ type: 'change', value })}
            />
            <div className={row}>
              <Button type="submit" variant={view.canScan ? 'secondary' : 'primary'} disabled={!view.canCheck}>
                {text('check')}
              </Button>
            </div>
          </form>
        </>
      )}
      {view.isScanning && (
        <>
          <p role="status">{text('scanning')}</p>
          {/* The camera's picture has no sound. */}
          <video id={cameraPictureId} className={picture} muted playsInline aria-label={text('scanning')} />
          <div className={row}>
            <Button onClick={() => actor.send({ type: 'stopScan' })}>{text('stopScan')}</Button>
          </div>
        </>
      )}
      {view.isChecking && <BusyLine>{text('checking')}</BusyLine>}
      {(view.isValid || view.isRefused) && <VerdictSheet view={view} />}
      {view.isUnchecked && (
        <Alert meaning="warning" live title={text('unchecked.title')}>
          {text('unchecked.text')}
        </Alert>
      )}
      <div className={row}>
        {view.isUnchecked && (
          <Button variant="primary" onClick={() => actor.send({ type: 'check' })}>
            {text('retry')}
          </Button>
        )}
        {(view.isValid || view.isRefused || view.isUnchecked) && (
          <Button variant={view.isUnchecked ? 'secondary' : 'primary'} onClick={() => actor.send({ type: 'again' })}>
            {text('again')}
          </Button>
        )}
      </div>
    </div>
  );
}
