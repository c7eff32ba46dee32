import { FormattedMessage } from 'react-intl';
import { TrailDetail } from '../my-trail/trail-rows.tsx';

/** For a link that cannot be ended in the shop: says where it can be ended. */
export function EndedAtBranch() {
  return (
    <TrailDetail>
      <FormattedMessage id="myTrail.access.atBranch" />
    </TrailDetail>
  );
}
