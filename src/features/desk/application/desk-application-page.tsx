import { useEffect } from 'react';
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
import { TaskChip } from '../applications/task-chip.tsx';
import { ActionBar } from '../desk-action/action-bar.tsx';
import { askableFiles } from '../desk-action/askable-files.ts';
import { provideDeskAction } from '../desk-action/desk-action.actors.ts';
import { DeskCard } from './desk-card.tsx';
import { DeskEvents } from './desk-events.tsx';
import { DeskIdentityView } from './desk-identity.tsx';
import { DeskPeople } from './desk-people.tsx';
import { DeskProfiles } from './desk-profiles.tsx';

interface DeskApplicationPageProps {
  readonly application: DeskApplication;
  /** Called when the application may have changed on the server. */
  readonly onChanged: () => void;
}

const top = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' });

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

/** First the actions, then the data on which the staff decides, then the history. */
export function DeskApplicationPage({ application, onChanged }: DeskApplicationPageProps) {
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
      <div className={top}>
        <TaskChip task={application.task} />
        <WaitsForCustomer application={application} />
        <ActionBar actor={action} files={askableFiles(application)} />
      </div>
      <DeskIdentityView application={application} />
      <DeskProfiles application={application} />
      <DeskPeople application={application} />
      <DeskCard application={application} />
      <DeskEvents application={application} />
    </>
  );
}
