import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { momentText } from '#i18n/dates.tsx';
import { stateLabel } from '#machines/common/state-label.ts';
import type { offlinePassMachine } from '#machines/pass/offline-pass/offline-pass.machine.ts';
import { offlinePassView } from '#machines/pass/offline-pass/offline-pass.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { NativeSelect } from '#ui/native-select/native-select.tsx';
import { BusyLine } from '#ui/spinner/busy-line.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { ClosedShopNotice, type ClosedShop } from './closed-shop-notice.tsx';
import { ShownPass } from './shown-pass.tsx';

interface OfflinePassViewProps {
  readonly actor: ActorRefFrom<typeof offlinePassMachine>;
  /** The person asked for the shop, which cannot be reached; null = the person asked for this page. */
  readonly closedShop: ClosedShop | null;
}

type View = ReturnType<typeof offlinePassView>;

const column = css({ display: 'flex', flexDirection: 'column', gap: { base: '3', narrow: '4' } });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

const moment = (at: number): string => momentText(new Date(at).toISOString());

/** The notice about the state of the shown pass. */
function PassNotice({ view }: { readonly view: View }) {
  const intl = useIntl();
  if (view.pass === null) return null;
  const text = (id: KeyAfter<'offlinePass.'>, values = {}) => intl.formatMessage({ id: `offlinePass.${id}` }, values);
  const values = { issued: moment(view.pass.issued), expires: moment(view.pass.expires) };
  if (view.isRenewing) return <Hint>{text('renewing')}</Hint>;
  if (view.isFresh) return <Hint>{text('fresh')}</Hint>;
  const why = view.isSessionOver ? 'sessionOver' : 'kept';
  return (
    <Alert meaning="info" live title={text(`${why}.title`)}>
      {text(`${why}.text`, values)}
    </Alert>
  );
}

/** The reason why there is no pass, as a part of text keys; null = there is a pass, or the reason is not known yet. */
function absenceOf(view: View): 'old' | 'loggedOut' | 'unavailable' | 'noCard' | 'notOffered' | 'unsupported' | null {
  if (view.isOld) return 'old';
  if (view.isLoggedOut || (view.isUnavailable && view.isSessionOver && view.flaw === null)) return 'loggedOut';
  if (view.isUnavailable) return 'unavailable';
  if (view.isNoCard) return 'noCard';
  if (view.isNotOffered) return 'notOffered';
  return view.isUnsupported ? 'unsupported' : null;
}

/** The reason why there is no pass, and what to do. */
function NoPass({ view }: { readonly view: View }) {
  const intl = useIntl();
  const why = absenceOf(view);
  if (why === null) return null;
  const text = (id: KeyAfter<'offlinePass.'>) => intl.formatMessage({ id: `offlinePass.${id}` });
  const isFlawTold = why === 'unavailable' && view.flaw !== null;
  return (
    <Alert meaning={why === 'old' || why === 'unavailable' ? 'warning' : 'info'} live title={text(`${why}.title`)}>
      {isFlawTold && view.flaw !== null ? text(`flaw.${view.flaw}`) : text(`${why}.text`)}
    </Alert>
  );
}

/** The page of the pass: the tickets that are valid now, also shown without a network. */
export function OfflinePassView({ actor, closedShop }: OfflinePassViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const view = offlinePassView(snapshot);
  const text = (id: KeyAfter<'offlinePass.'>) => intl.formatMessage({ id: `offlinePass.${id}` });
  const hasPass = view.pass !== null || view.isReading;
  const needsLogIn = view.isLoggedOut || view.isSessionOver;
  return (
    <div className={column} data-flow="offlinePass" data-state={stateLabel(snapshot.value)}>
      {closedShop !== null && !view.isFresh && <ClosedShopNotice {...closedShop} hasPass={hasPass} />}
      {view.isReading && <BusyLine>{text('reading')}</BusyLine>}
      {view.isErasing && <BusyLine>{text('erasing')}</BusyLine>}
      {view.pass !== null && view.people.length > 1 && (
        <NativeSelect
          label={text('person')}
          value={String(view.pass.customerId)}
          options={view.people.map(({ customerId, name }) => ({ value: String(customerId), label: name }))}
          onChange={(value) => actor.send({ type: 'choose', customerId: Number(value) })}
        />
      )}
      {view.pass !== null && <ShownPass pass={view.pass} />}
      <PassNotice view={view} />
      <NoPass view={view} />
      <div className={row}>
        {view.canRefresh && (
          <Button variant={needsLogIn ? 'secondary' : 'primary'} onClick={() => actor.send({ type: 'refresh' })}>
            {text('refresh')}
          </Button>
        )}
        {needsLogIn && (
          <LinkButton href="/#/app/pass" variant="primary">
            {text('logIn')}
          </LinkButton>
        )}
        {(view.isNoCard || view.isNotOffered || view.isUnsupported) && (
          <LinkButton href="/#/app/user-account">{text('toAccount')}</LinkButton>
        )}
      </div>
    </div>
  );
}
