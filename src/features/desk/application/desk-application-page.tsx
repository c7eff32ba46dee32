import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { findEnteredData } from '#common/form-draft/find-entered-data.ts';
import { useFormDraft } from '#common/form-draft/use-form-draft.ts';
import { useShop } from '#common/shop-context.tsx';
import { useFlow } from '#common/use-flow.ts';
import type { DeskApplication } from '#contract/entities/desk-application.ts';
import { ActionDraft, actionDraft } from '#machines/desk/desk-action/desk-action.draft.ts';
import { isSettled } from '#rules/card-application-progress.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ActionBar } from '../desk-action/action-bar.tsx';
import { askableFiles } from '../desk-action/askable-files.ts';
import { provideDeskAction } from '../desk-action/desk-action.actors.ts';
import { Overtaken } from '../desk-action/overtaken.tsx';
import { DeskCard } from './desk-card.tsx';
import { DeskEvents } from './desk-events.tsx';
import { DeskIdentityView } from './desk-identity.tsx';
import { DeskPeople } from './desk-people.tsx';
import { DeskProfiles } from './desk-profiles.tsx';

interface DeskApplicationPageProps {
  readonly application: DeskApplication;
  /** The links to the applications before and after this one. */
  readonly neighbours?: ReactNode;
  /** Help for the page, below the data. */
  readonly help?: ReactNode;
  /** Called when the application may have changed on the server. */
  readonly onChanged: () => void;
}

const grid = css({
  display: 'grid',
  alignItems: 'start',
  gap: { base: '4', narrow: '6' },
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', wide: '[repeat(2, minmax(0, 1fr))]' },
  '@media (min-width: 85rem)': {
    gridTemplateColumns: '[none]',
    gridAutoFlow: 'column',
    gridAutoColumns: '[minmax(0, 1fr)]',
  },
});
const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '4', narrow: '6' },
  minWidth: '0',
  _empty: { display: 'none' },
});

/** What the customer still has to do; for a correction, the clerk's note. */
function WaitsForCustomer({ application }: Pick<DeskApplicationPageProps, 'application'>) {
  const intl = useIntl();
  const { correction, task } = application;
  if (task !== 'CUSTOMER') return null;
  if (correction !== null) {
    return (
      <Alert meaning="info" title={intl.formatMessage({ id: 'deskApplication.waits.CORRECTION' })}>
        {correction.note}
      </Alert>
    );
  }
  return (
    <Alert meaning="info">
      <FormattedMessage id={`deskApplication.waits.${isSettled(application) ? 'BANK_CARD' : 'PAYMENT'}`} />
    </Alert>
  );
}

/**
 * The photo beside the data, the proofs, then the card and the history; on a wide screen beside each other, so that the
 * clerk sees at once what the decision depends on. The actions stay at the bottom of the screen.
 */
export function DeskApplicationPage({ application, neighbours, help, onChanged }: DeskApplicationPageProps) {
  const { id, version, actions } = application;
  const shop = useShop();
  const form = { form: 'deskAction', subject: `application ${String(id)}` };
  const action = useFlow(
    () => provideDeskAction(shop, id, onChanged),
    () => ({
      application: { version, actions },
      flowId: shop.newFlowId(),
      draft: findEnteredData(shop, form, ActionDraft),
    }),
  );
  useFormDraft(shop, { ...form, flow: action, entered: () => actionDraft(action.getSnapshot()) });
  useEffect(() => {
    action.send({ type: 'applicationRead', application: { version, actions } });
  }, [action, version, actions]);
  return (
    <>
      <Overtaken actor={action} />
      <WaitsForCustomer application={application} />
      <div className={grid}>
        <div className={column}>
          <DeskIdentityView application={application} />
          <DeskPeople application={application} />
        </div>
        <div className={column}>
          <DeskProfiles application={application} />
        </div>
        <div className={column}>
          <DeskCard application={application} />
          <DeskEvents application={application} />
        </div>
      </div>
      {help}
      <ActionBar actor={action} files={askableFiles(application)} neighbours={neighbours} />
    </>
  );
}
