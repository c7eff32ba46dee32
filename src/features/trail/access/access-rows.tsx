import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { AccessToMine } from '../../../../contract/entities/trail.ts';
import { ButtonWithConfirmation } from '../../../common/confirmation/button-with-confirmation.tsx';
import { CancelManaging } from '../../../common/link-cancelling/cancel-managing.tsx';
import { useShop } from '../../../common/shop-context.tsx';
import { Moment } from '../../../i18n/dates.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Since } from '../my-trail/since.tsx';
import { TrailRow, TrailRows } from '../my-trail/trail-rows.tsx';
import { useAppliesForOthers } from '../my-trail/use-applies-for-others.ts';
import { removeAddress } from './access.actors.ts';

type Of<Kind extends AccessToMine['kind']> = Extract<AccessToMine, { kind: Kind }>;

interface AccessRowsProps {
  readonly toMine: readonly AccessToMine[];
  /** Whether the account may open the settings in which the calendar's address is replaced. */
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
      details={[
        ...(customerName === null ? [] : [username]),
        <Since key="since" moment={since} />,
        ...(cancelable ? [] : [<FormattedMessage key="branch" id="myTrail.access.atBranch" />]),
      ]}
      action={cancelable && <CancelManaging account={{ id, username }} onChanged={onChanged} />}
    />
  );
}

function OtherGuardian({ access: { personName, accounts, since } }: { readonly access: Of<'OTHER_GUARDIAN'> }) {
  return (
    <TrailRow
      title={personName}
      text={<FormattedMessage id="myTrail.access.guardian" values={{ accounts }} />}
      details={[
        <Since key="since" moment={since} />,
        <FormattedMessage key="why" id="myTrail.access.guardian.unnamed" />,
      ]}
    />
  );
}

function Calendar({
  access,
  canOpenSettings,
  onChanged,
}: Omit<AccessRowsProps, 'toMine'> & { access: Of<'CALENDAR'> }) {
  const shop = useShop();
  const { since, lastFetched } = access;
  return (
    <TrailRow
      title={<FormattedMessage id="myTrail.access.calendar.title" />}
      text={<FormattedMessage id="myTrail.access.calendar" />}
      details={[
        <Since key="since" moment={since} />,
        lastFetched === null ? (
          <FormattedMessage key="fetched" id="myTrail.access.calendar.neverFetched" />
        ) : (
          <FormattedMessage
            key="fetched"
            id="myTrail.access.calendar.fetched"
            values={{ moment: <Moment value={lastFetched} /> }}
          />
        ),
        ...(canOpenSettings
          ? [
              <a key="settings" className={linkStyles} href="#/app/notification-setting">
                <FormattedMessage id="myTrail.access.calendar.settings" />
              </a>,
            ]
          : []),
      ]}
      action={
        <ButtonWithConfirmation
          label="calendarAddress.remove"
          question={{
            title: { id: 'calendarAddress.remove.title' },
            text: { id: 'calendarAddress.remove.text' },
            confirmLabel: 'calendarAddress.remove.confirm',
            declineLabel: 'calendarAddress.keep',
            tone: 'warning',
            success: { id: 'calendarAddress.removed' },
            area: 'calendarAddress',
          }}
          perform={removeAddress(shop)}
          onChanged={onChanged}
        />
      }
    />
  );
}

const keyOf = (access: AccessToMine): string => {
  if (access.kind === 'MANAGER') return `M${access.managingAccountId}`;
  return access.kind === 'OTHER_GUARDIAN' ? `G${access.customerId}` : 'C';
};

/** Who may see or manage what of the account, one row each (TRL-01). */
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
