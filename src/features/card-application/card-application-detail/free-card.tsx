import { FormattedMessage } from 'react-intl';
import { Cell } from '#common/list-table/cell.tsx';

/** Whether the person asked for a free card; they must prove the claim when they fetch the card. */
export function FreeCard({ claimed }: { readonly claimed: boolean }) {
  if (claimed) return <FormattedMessage id="cardApplication.cardForFree.claimed" />;
  return <Cell type="boolean" value={false} />;
}
