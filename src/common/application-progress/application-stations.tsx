import { FormattedMessage } from 'react-intl';
import type { ProgressStop } from '#contract/entities/application-progress.ts';
import { Moment } from '#i18n/dates.tsx';
import { applicationSteps } from '#rules/application-status.ts';
import type { Station } from '#ui/line/line.tsx';

/** The stops of an application up to the card, with their times, as stations of a line. */
export const applicationStations = (progress: readonly ProgressStop[]): readonly Station[] =>
  applicationSteps(progress).map(({ stop, state, at }) => ({
    id: stop,
    label: <FormattedMessage id={`cardApplication.step.${stop}`} />,
    detail: at === null ? undefined : <Moment value={at} />,
    state,
  }));
