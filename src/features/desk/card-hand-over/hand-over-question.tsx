import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { cardHandOverView, type CardHandOverActor } from '#machines/desk/card-hand-over/card-hand-over.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';

/** The one question about all selected cards; after it is confirmed, it shows how many of them are done. */
export function HandOverQuestion({ actor }: { readonly actor: CardHandOverActor }) {
  const intl = useIntl();
  const { question } = cardHandOverView(useSelector(actor, (current) => current));
  if (question === null) return null;
  const { count, posted, collected, tried, busy } = question;
  const text = (id: KeyAfter<'cardHandOver.'>, values: Readonly<Record<string, number>> = {}) =>
    intl.formatMessage({ id: `cardHandOver.${id}` }, values);
  const progress = text('progress', { tried, count });
  return (
    <ConfirmDialog
      open
      title={text('title', { count })}
      confirmLabel={text('confirm')}
      cancelLabel={text('decline')}
      busy={busy}
      onConfirm={() => actor.send({ type: 'confirm' })}
      onCancel={() => actor.send({ type: 'decline' })}
    >
      <div className={formColumn}>
        {busy ? (
          <>
            <p>{progress}</p>
            <ProgressBar label={progress} percent={(100 * tried) / count} />
          </>
        ) : (
          <>
            <p>{text('text')}</p>
            {posted > 0 && <p>{text('posted', { count: posted })}</p>}
            {collected > 0 && <p>{text('collected', { count: collected })}</p>}
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
