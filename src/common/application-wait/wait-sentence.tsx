import { FormattedMessage } from 'react-intl';
import type { ApplicationWait } from '#contract/entities/application-progress.ts';
import { waitSentence } from './wait-texts.ts';

interface WaitSentenceProps {
  readonly wait: ApplicationWait;
  /** The name of the branch office where the card is collected; null = not known. */
  readonly branchOffice?: string | null;
}

/** The sentence about what an application waits for. */
export const WaitSentence = ({ wait, branchOffice = null }: WaitSentenceProps) => (
  <FormattedMessage
    id={waitSentence(wait)}
    values={{ delivery: branchOffice === null ? '' : 'BRANCH', branch: branchOffice ?? '' }}
  />
);
