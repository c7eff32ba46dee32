import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { ErrorMessage } from '#common/error-message.tsx';
import { NewTabLink } from '#common/new-tab-link.tsx';
import type { CardToHandOver } from '#machines/desk/card-hand-over/card-hand-over.types.ts';
import { cardHandOverView, type CardHandOverActor } from '#machines/desk/card-hand-over/card-hand-over.view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { focusPlace } from '#ui/focus/focus-place.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', marginTop: '2' });

/** A card that was not handed over. Its link opens a new tab, so that this report stays. */
function LeftCard({ card, children }: { readonly card: CardToHandOver; readonly children: ReactNode }) {
  const intl = useIntl();
  return (
    <li>
      <NewTabLink
        href={`#/desk/card-applications/${String(card.id)}`}
        newTab={intl.formatMessage({ id: 'cardHandOver.newTab' })}
      >
        {card.firstName} {card.lastName}, {card.applicationNumber}
      </NewTabLink>
      : {children}
    </li>
  );
}

/** How many cards were handed over, and which were not and why. It comes into view and gets the focus when it appears. */
export function HandOverReport({ actor }: { readonly actor: CardHandOverActor }) {
  const place = useRef<HTMLDivElement>(null);
  const { report } = cardHandOverView(useSelector(actor, (current) => current));
  const isShown = report !== null;
  useEffect(() => {
    if (!isShown || place.current === null) return;
    focusPlace(place.current);
    // The report is above the list, the button below it.
    place.current.scrollIntoView({ block: 'start' });
  }, [isShown]);
  if (report === null) return null;
  const { handedOver, failed, remaining } = report;
  const isComplete = failed.length === 0;
  return (
    <div ref={place}>
      <Alert
        meaning={isComplete ? 'success' : 'warning'}
        live
        title={<FormattedMessage id="cardHandOver.done" values={{ count: handedOver }} />}
      >
        {!isComplete && (
          <>
            <FormattedMessage id="cardHandOver.left" values={{ count: failed.length + remaining.length }} />
            <ul className={list}>
              {failed.map(({ card, failure }) => (
                <LeftCard key={card.id} card={card}>
                  <ErrorMessage area="cardHandOver" failure={failure} />
                </LeftCard>
              ))}
              {remaining.map((card) => (
                <LeftCard key={card.id} card={card}>
                  <FormattedMessage id="cardHandOver.untried" />
                </LeftCard>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </div>
  );
}
