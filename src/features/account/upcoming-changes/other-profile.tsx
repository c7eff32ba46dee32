import { css } from 'styled-system/css';
import type { NextProfile, UpcomingChange } from '#contract/entities/upcoming-changes.ts';
import { Money } from '#i18n/money.tsx';
import { inLineWithTexts } from '#ui/button/in-line.styles.ts';
import { Hint } from '#ui/text/hint.tsx';
import { ApplyButton } from './apply-button.tsx';
import { ChangeText } from './change-text.tsx';
import { PapersText } from './papers-text.tsx';

interface OtherProfileProps {
  readonly change: UpcomingChange;
  readonly next: NextProfile;
}

const place = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1' });

/** A profile that is not suggested first, with its price and papers. */
export function OtherProfile({ change: { ticket, step }, next }: OtherProfileProps) {
  return (
    <div className={place}>
      {ticket !== null && (
        <span>
          <ChangeText
            id={next.price === null ? 'upcomingChanges.ticket.none' : 'upcomingChanges.ticket.after'}
            values={{
              ticket: ticket.displayName,
              zone: ticket.zone,
              after: next.price === null ? '' : <Money amount={next.price} />,
            }}
          />
        </span>
      )}
      <Hint>
        <ChangeText id="upcomingChanges.papers.needed" values={{ papers: <PapersText next={next} /> }} />
      </Hint>
      {step.name === 'APPLY' && (
        <div className={inLineWithTexts}>
          <ApplyButton step={step} next={next} />
        </div>
      )}
    </div>
  );
}
