import { FormattedMessage } from 'react-intl';
import { TrailDetail } from '../my-trail/trail-rows.tsx';

/** Says where a link ends that cannot be ended in the shop. */
export function EndedAtBranch() {
  return (
    <TrailDetail>
      <FormattedMessage id="myTrail.access.atBranch" />
    </TrailDetail>
  );
}
