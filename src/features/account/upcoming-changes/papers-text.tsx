import { useIntl } from 'react-intl';
import type { NextProfile } from '#contract/entities/upcoming-changes.ts';
import { ChangeText } from './change-text.tsx';

/** The papers that the person must show for a profile. */
export function PapersText({ next: { papers, isic } }: { readonly next: NextProfile }) {
  const intl = useIntl();
  const needed = [...papers, ...(isic ? [intl.formatMessage({ id: 'upcomingChanges.papers.isic' })] : [])];
  return needed.length === 0 ? <ChangeText id="upcomingChanges.papers.none" /> : <>{needed.join(', ')}</>;
}
