import { FormattedMessage } from 'react-intl';
import type { ApplicationWait } from '#contract/entities/application-progress.ts';
import { waitSentence } from './wait-texts.ts';

/** What an application waits for, where its branch office is not known. */
export const WaitSentence = ({ wait }: { readonly wait: ApplicationWait }) => (
  <FormattedMessage id={waitSentence(wait)} values={{ delivery: '', branch: '' }} />
);
