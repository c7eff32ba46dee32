import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { CancelManaging } from '#common/link-cancelling/cancel-managing.tsx';
import type { AccessToMine } from '#contract/entities/trail.ts';
import { Moment } from '#i18n/dates.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Since } from '../my-trail/since.tsx';
import { TrailDetail, TrailRow, TrailRows } from '../my-trail/trail-rows.tsx';
import { useAppliesForOthers } from '../my-trail/use-applies-for-others.ts';
import { EndedAtBranch } from './ended-at-branch.tsx';
import { RemoveAddress } from './remove-address.tsx';

type Of<Kind extends AccessToMine['kind']> = Extract<AccessToMine, { kind: Kind }>;

interface AccessRowsProps {
  readonly toMine: readonly AccessToMine[];
  /** Whether the account may open the settings in which the address of the calendar is replaced. */
  readonly canOpenSettings: boolean;
  readonly onChanged: () => void;
}

const linkStyles = css({ color: 'primaryText', textDecoration: 'underline' });

function Manager({ access, onChanged }: { readonly access: Of<'MANAGER'>; readonly onChanged: () => void }) {
  const { managingAccountId: id, username, customerName, since, cancelable } = access;
  return (
    <TrailRow
      title={customerName ?? username}
      text={<FormattedMessage id="myTrail.access.manager" values={{ applies: useAppliesForOthers() }} />}
      action={cancelable && <CancelManaging account={{ id, username }} onChanged={onChanged} />}
    >
      {customerName !== null && <TrailDetail>{username}</TrailDetail>}
      <Since moment={since} />
      {!cancelable && <EndedAtBranch />}
    </TrailRow>
  );
}

function OtherGuardian({ access: { personName, accounts, since } }: { readonly access: Of<'OTHER_GUARDIAN'> }) {
  return (
    <TrailRow title={personName} text={<FormattedMessage id="myTrail.access.guardian" values={{ accounts }} />}>
      <Since moment={since} />
      <TrailDetail>
        <FormattedMessage id="myTrail.access.guardian.unnamed" />
      </TrailDetail>
    </TrailRow>
  );
}

interface CalendarProps extends Omit<AccessRowsProps, 'toMine'> {
  readonly access: Of<'CALENDAR'>;
}

function Calendar({ access: { since, lastFetched }, canOpenSettings, onChanged }: CalendarProps) {
  return (
    <TrailRow
      title={<FormattedMessage id="myTrail.access.calendar.title" />}
      text={<FormattedMessage id="myTrail.access.calendar" />}
      action={<RemoveAddress onChanged={onChanged} />}
    >
      <Since moment={since} />
      <TrailDetail>
        {lastFetched === null ? (
          <FormattedMessage id="myTrail.access.calendar.neverFetched" />
        ) : (
          <FormattedMessage id="myTrail.access.calendar.fetched" values={{ moment: <Moment value={lastFetched} /> }} />
        )}
      </TrailDetail>
      {canOpenSettings && (
        <TrailDetail>
          <a className={linkStyles} href="#/app/notification-setting">
            <FormattedMessage id="myTrail.access.calendar.settings" />
          </a>
        </TrailDetail>
      )}
    </TrailRow>
  );
}

const keyOf = (access: AccessToMine): string => {
  if (access.kind === 'MANAGER') return `M${access.managingAccountId}`;
  return access.kind === 'OTHER_GUARDIAN' ? `G${access.customerId}` : 'C';
};

/** A row for each person or program that may see or manage data of the account (TRL-01). */
export function AccessRows({ toMine, canOpenSettings, onChanged }: AccessRowsProps) {
  const intl = useIntl();
  if (toMine.length === 0) return <EmptyState text={<FormattedMessage id="myTrail.access.empty" />} />;
  return (
    <TrailRows label={intl.formatMessage({ id: 'myTrail.access.title' })}>
      {toMine.map((access) => {
        const key = keyOf(access);
        if (access.kind === 'MANAGER') return <Manager key={key} access={access} onChanged={onChanged} />;
        if (access.kind === 'OTHER_GUARDIAN') return <OtherGuardian key={key} access={access} />;
        return <Calendar key={key} access={access} canOpenSettings={canOpenSettings} onChanged={onChanged} />;
      })}
    </TrailRows>
  );
}
