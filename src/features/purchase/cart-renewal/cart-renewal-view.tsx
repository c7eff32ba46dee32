import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { stateLabel } from '#machines/common/state-label.ts';
import type { cartRenewalMachine } from '#machines/purchase/cart-renewal/cart-renewal.machine.ts';
import { cartRenewalView, type CartNotice } from '#machines/purchase/cart-renewal/cart-renewal.view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { Countdown } from '#ui/countdown/countdown.tsx';
import { noticeColumn } from './cart-renewal.styles.ts';

type RenewalActor = ActorRefFrom<typeof cartRenewalMachine>;

const question = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' });

/** The end of a text's id: another text is used if the number of renewals is not limited. */
const countedBy = (renewalsLeft: number | null): '.uncounted' | '' => (renewalsLeft === null ? '.uncounted' : '');

/** A polite live region: its text changes only when the state changes, so screen readers read it once. */
function Notice({ renewal, notice }: { readonly renewal: RenewalActor; readonly notice: CartNotice }) {
  const intl = useIntl();
  const view = cartRenewalView(useSelector(renewal, (now) => now));
  const kind = view.canKeep || view.busy ? countedBy(view.renewalsLeft) : '.forGood';
  return (
    <Alert
      meaning="warning"
      live
      title={intl.formatMessage({ id: `cart.renewal.${notice}` })}
      actions={
        <>
          {(view.canKeep || view.busy) && (
            <Button loading={view.busy} onClick={() => renewal.send({ type: 'keep' })}>
              <FormattedMessage id={notice === 'failed' ? 'cart.retry' : 'cart.renewal.keep'} />
            </Button>
          )}
          {view.canPutAside && (
            <Button variant="quiet" onClick={() => renewal.send({ type: 'putAside' })}>
              <FormattedMessage id="cart.renewal.hide" />
            </Button>
          )}
        </>
      }
    >
      <FormattedMessage id={`cart.renewal.text${kind}`} values={{ count: view.renewalsLeft }} />
    </Alert>
  );
}

/** A notice above the page; in the last minute, also a dialog (CRT-08; WCAG 2.2.1). */
export function CartRenewalView({ renewal }: { readonly renewal: RenewalActor }) {
  const intl = useIntl();
  const snapshot = useSelector(renewal, (now) => now);
  const view = cartRenewalView(snapshot);
  return (
    <div
      className={noticeColumn}
      data-flow="cartRenewal"
      data-state={stateLabel(snapshot.value)}
      hidden={view.notice === null}
    >
      {view.notice !== null && <Notice renewal={renewal} notice={view.notice} />}
      <ConfirmDialog
        open={view.asked}
        title={intl.formatMessage({ id: 'cart.renewal.question' })}
        confirmLabel={intl.formatMessage({ id: 'cart.renewal.keep' })}
        cancelLabel={intl.formatMessage({ id: 'cart.renewal.letRun' })}
        onConfirm={() => renewal.send({ type: 'keep' })}
        onCancel={() => renewal.send({ type: 'putAside' })}
      >
        <div className={question}>
          <p>
            <FormattedMessage
              id={`cart.renewal.questionText${countedBy(view.renewalsLeft)}`}
              values={{ count: view.renewalsLeft }}
            />
          </p>
          <Countdown
            seconds={view.secondsLeft}
            warning
            spoken={intl.formatMessage({ id: 'cart.countdown.spoken' }, { minutes: 1 })}
          />
        </div>
      </ConfirmDialog>
    </div>
  );
}
