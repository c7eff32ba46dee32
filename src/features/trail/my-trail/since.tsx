import { FormattedMessage } from 'react-intl';
import { Day } from '#i18n/dates.tsx';
import { dayOf } from '#rules/date-text.ts';
import { TrailDetail } from './trail-rows.tsx';

/** When somebody's access began: an ISO time; null = before the shop recorded it. */
export function Since({ moment }: { readonly moment: string | null }) {
  return (
    <TrailDetail>
      {moment === null ? (
        <FormattedMessage id="myTrail.since.unknown" />
      ) : (
        <FormattedMessage id="myTrail.since" values={{ day: <Day value={dayOf(new Date(moment))} /> }} />
      )}
    </TrailDetail>
  );
}
