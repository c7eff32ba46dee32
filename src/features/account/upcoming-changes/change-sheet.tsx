import { useId } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { UpcomingChange } from '#contract/entities/upcoming-changes.ts';
import { Day } from '#i18n/dates.tsx';
import { hiddenCardNumber } from '#rules/card-number.ts';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { headingText } from '#ui/text/heading.styles.ts';
import { ApplyButton } from './apply-button.tsx';
import { ChangeFacts } from './change-facts.tsx';
import { ChangeStepNote } from './change-step-note.tsx';
import { ChangeText } from './change-text.tsx';
import { OtherProfile } from './other-profile.tsx';

interface ChangeSheetProps {
  readonly change: UpcomingChange;
}

const sheetStyles = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '4',
  width: 'full',
});
const words = css({ display: 'flex', flexDirection: 'column', gap: '1' });

/** One change: what ends, when and why, what follows, and the next step. A button shows other profiles. */
export function ChangeSheet({ change }: ChangeSheetProps) {
  const intl = useIntl();
  const headingId = useId();
  const { kind, profile, lastDay, firstDayAfter, cardNumber, next, step } = change;
  const [best, ...others] = next;
  return (
    <article className={sheetStyles} aria-labelledby={headingId} data-change={kind}>
      <div className={words}>
        <h3 id={headingId} className={headingText}>
          <ChangeText
            id={kind === 'CARD' || profile === null ? 'upcomingChanges.ends.CARD' : 'upcomingChanges.ends'}
            values={{ profile: profile?.displayName ?? '', day: <Day value={lastDay} weekday /> }}
          />
        </h3>
        <p>
          <ChangeText
            id={`upcomingChanges.why.${kind}`}
            values={{ after: <Day value={firstDayAfter} weekday />, card: hiddenCardNumber(cardNumber) }}
          />
        </p>
      </div>
      <ChangeFacts change={change} next={best} />
      {step.name === 'APPLY' && best !== undefined && <ApplyButton step={step} next={best} isFirst />}
      <ChangeStepNote step={step} />
      {others.length > 0 && (
        <Disclosure label={intl.formatMessage({ id: 'upcomingChanges.others' })}>
          <DataList>
            {others.map((other) => (
              <DataRow key={other.profile.id} label={other.profile.displayName}>
                <OtherProfile change={change} next={other} />
              </DataRow>
            ))}
          </DataList>
        </Disclosure>
      )}
    </article>
  );
}
