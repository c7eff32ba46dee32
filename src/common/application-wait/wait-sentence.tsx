import { FormattedMessage } from 'react-intl';
import type { ApplicationWait } from '#contract/entities/application-progress.ts';
import { waitSentence } from './wait-texts.ts';

/** The sentence about what an application waits for, if the branch office of the application is not known. */
export const WaitSentence = ({ wait }: { readonly wait: ApplicationWait }) => (
  <FormattedMessage id={waitSentence(wait)} values={{ delivery: '', branch: '' }} />
);
