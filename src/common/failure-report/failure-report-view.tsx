import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { Day } from '#i18n/dates.tsx';
import type { failureReportMachine } from '#machines/common/failure-report/failure-report.machine.ts';
import { failureReportView } from '#machines/common/failure-report/failure-report.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { KeptCode } from './kept-code.tsx';

const section = css({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '4', width: 'full' });
const heading = css({ fontSize: 'l', fontWeight: 'bold', _focus: { outline: 'none' } });
const text = css({
  width: 'full',
  padding: '3',
  border: 'line',
  borderRadius: 'small',
  backgroundColor: 'surface',
  fontFamily: '[ui-monospace, monospace]',
  fontSize: 's',
});
const wide = css({ width: 'full' });

interface FailureReportViewProps {
  readonly actor: ActorRefFrom<typeof failureReportMachine>;
}

/**
 * Offers to send a replay ticket to support: first shows what would be sent, then the code that the person gives to
 * support (RPL-04).
 */
export function FailureReportView({ actor }: FailureReportViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const view = failureReportView(snapshot);
  const title = useRef<HTMLHeadingElement>(null);
  const label = (id: KeyAfter<'failureReport.'>) => intl.formatMessage({ id: `failureReport.${id}` });
  const state = stateLabel(snapshot.value);
  const shown = useRef(state);
  // The pressed button may have been removed together with the focus.
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) title.current?.focus();
  }, [state]);
  return (
    <section className={section} aria-labelledby="failure-report-title" data-flow="failureReport" data-state={state}>
      <h2 id="failure-report-title" ref={title} tabIndex={-1} className={heading}>
        {label('title')}
      </h2>
      {view.kept === null && <p>{label(view.ticket === null ? 'lead' : 'what')}</p>}
      {view.unprepared && (
        <Alert meaning="error" live>
          {label('unprepared')}
        </Alert>
      )}
      {view.failure !== null && (
        <Alert meaning="error" live title={label('failed')}>
          <ErrorMessage area="failureReport" failure={view.failure} />
        </Alert>
      )}
      {view.ticket !== null && (
        <div className={wide}>
          <Disclosure label={label('look')}>
            <textarea className={text} readOnly rows={14} aria-label={label('text')} value={view.ticket} />
          </Disclosure>
        </div>
      )}
      <div role="status" className={wide}>
        {view.kept !== null && (
          <KeptCode code={view.kept.code}>
            <FormattedMessage id="failureReport.kept" values={{ day: <Day value={view.kept.keptUntil} /> }} />
          </KeptCode>
        )}
      </div>
      {view.kept === null && (
        <ButtonRow>
          {view.ticket === null ? (
            <Button loading={view.preparing} onClick={() => actor.send({ type: 'open' })}>
              {label(view.unprepared ? 'retry' : 'open')}
            </Button>
          ) : (
            <Button variant="primary" loading={view.sending} onClick={() => actor.send({ type: 'send' })}>
              {label(view.failure === null ? 'send' : 'retry')}
            </Button>
          )}
          {view.canClose && (
            <Button variant="quiet" onClick={() => actor.send({ type: 'close' })}>
              {label('close')}
            </Button>
          )}
        </ButtonRow>
      )}
    </section>
  );
}
