import { FormattedMessage } from 'react-intl';
import { Cell } from '#common/list-table/cell.tsx';

/** Whether a free card was asked for; a claim has still to be proved when the card is fetched. */
export function FreeCard({ claimed }: { readonly claimed: boolean }) {
  if (claimed) return <FormattedMessage id="cardApplication.cardForFree.claimed" />;
  return <Cell type="boolean" value={false} />;
}
