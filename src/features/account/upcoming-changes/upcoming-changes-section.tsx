import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { UpcomingChanges } from '#contract/entities/upcoming-changes.ts';
import { Day } from '#i18n/dates.tsx';
import { resourceView } from '#machines/common/resource/resource.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { minimumCustomerAge } from '#rules/age.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { ChangeSheet } from './change-sheet.tsx';
import { changesOfPerson } from './person-changes.ts';
import { SpaceForChanges } from './space-for-changes.tsx';
import type { UpcomingChangesActor } from './upcoming-changes.actors.ts';

interface UpcomingChangesSectionProps {
  readonly actor: UpcomingChangesActor;
  readonly customerId: number;
  readonly fullName: string;
  /** A change will probably be shown, so space is reserved for it. */
  readonly isLikely: boolean;
}

const place = css({ _empty: { display: 'none' } });
const sheets = css({ display: 'flex', flexDirection: 'column', gap: '8', width: 'full' });

/** The changes for the person within twelve months, their costs, and the step that settles each (GRO-04). */
export function UpcomingChangesSection({ actor, customerId, fullName, isLikely }: UpcomingChangesSectionProps) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const { value, loading, failed, outdated } = resourceView<UpcomingChanges>(snapshot);
  const shown = changesOfPerson(value, customerId);
  const text = (id: KeyAfter<'upcomingChanges.'>, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `upcomingChanges.${id}` }, values);
  return (
    <div className={place} data-flow="resource" data-state={stateLabel(snapshot.value)} data-part="upcomingChanges">
      {(failed || outdated) && (
        <Alert
          meaning="warning"
          quiet
          actions={<Button onClick={() => actor.send({ type: 'retry' })}>{text('retry')}</Button>}
        >
          {text('failed')}
        </Alert>
      )}
      {loading && isLikely && <SpaceForChanges />}
      {shown !== null && (
        <Card title={text('title')}>
          <div className={sheets}>
            {shown.ownAccountFrom !== null && (
              <Alert meaning="info">
                <FormattedMessage
                  id="upcomingChanges.ownAccount"
                  values={{
                    day: <Day value={shown.ownAccountFrom} weekday />,
                    name: fullName,
                    age: minimumCustomerAge,
                  }}
                />
              </Alert>
            )}
            {shown.due.map((change) => (
              <ChangeSheet key={change.lastDay} change={change} />
            ))}
            {shown.later.length > 0 && (
              <Disclosure label={text('laterList', { count: shown.later.length })}>
                <div className={sheets}>
                  {shown.later.map((change) => (
                    <ChangeSheet key={change.lastDay} change={change} />
                  ))}
                </div>
              </Disclosure>
            )}
          </div>
        </Card>
      )}
    </div>
  );
}
