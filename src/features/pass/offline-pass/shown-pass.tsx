import { FormattedMessage, useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { Day, momentText } from '#i18n/dates.tsx';
import type { offlinePassView } from '#machines/pass/offline-pass/offline-pass.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { codeAddress } from '#rules/pass-code.ts';
import { photoMark } from '#rules/photo-mark.ts';
import { raised } from '#ui/card/raised.styles.ts';
import { Fact } from '#ui/data-list/fact.tsx';
import { quietText } from '#ui/text/quiet.styles.ts';
import { PassCodePicture } from './pass-code-picture.tsx';

type ShownPassData = NonNullable<ReturnType<typeof offlinePassView>['pass']>;

const sheet = cx(raised, css({ overflow: 'hidden', display: 'flex', flexDirection: 'column' }));
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  paddingX: { base: 'edge', narrow: '6' },
  paddingY: '3',
  backgroundColor: 'primarySystem',
  color: 'onPrimarySystem',
  fontWeight: 'bold',
});
/** A vehicle that moves on a line while the page is live. It shows that the page is not a screenshot. */
const track = css({
  position: 'relative',
  flex: '[1 1 4rem]',
  height: '1',
  maxWidth: '[8rem]',
  borderRadius: 'round',
  backgroundColor: 'secondarySystem',
  _forced: { forcedColorAdjust: 'none', backgroundColor: '[CanvasText]' },
});
const vehicle = css({
  position: 'absolute',
  top: '[-0.25rem]',
  left: '0',
  width: '[40%]',
  height: '3',
  borderRadius: 'round',
  backgroundColor: 'onPrimarySystem',
  animation: '[slide 1.6s ease-in-out infinite alternate]',
  _forced: { forcedColorAdjust: 'none', backgroundColor: '[Highlight]' },
});
const clock = css({ fontSize: 'l', fontVariantNumeric: 'tabular-nums' });
const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  paddingX: { base: 'edge', narrow: '6' },
  paddingY: '5',
});
const holder = css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'flex-start' });
const picture = css({ width: '[6.5rem]', height: '[auto]', borderRadius: 'small' });
const words = css({ flex: '[1 1 12rem]', display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' });
const nameText = css({ fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight', overflowWrap: 'anywhere' });
const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '3' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const ticket = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '4',
  paddingY: '3',
  paddingLeft: '4',
  borderLeft: '[4px solid]',
  borderColor: 'success.mark',
});
const strong = css({ fontWeight: 'bold' });
const ends = css({ fontVariantNumeric: 'tabular-nums' });
const none = css({ paddingY: '3', paddingLeft: '4', borderLeft: '[4px solid]', borderColor: 'warning.mark' });

/** The operator's time with seconds: 14:05:09. */
function timeText(now: number): string {
  const seconds = String(Math.floor(now / 1000) % 60).padStart(2, '0');
  return `${momentText(new Date(now).toISOString()).split(' ')[1] ?? ''}:${seconds}`;
}

const moment = (at: number): string => momentText(new Date(at).toISOString());

function Tickets({ tickets }: Pick<ShownPassData, 'tickets'>) {
  const intl = useIntl();
  if (tickets.length === 0) {
    return (
      <p className={none}>
        <FormattedMessage id="offlinePass.noTicket" />
      </p>
    );
  }
  return (
    <ul className={list} aria-label={intl.formatMessage({ id: 'offlinePass.tickets' })}>
      {tickets.map(({ name, zones, validTo, daysLeft }) => (
        <li key={`${name} ${zones.join()} ${validTo}`} className={ticket}>
          <span>
            <span className={strong}>{name}</span>
            <br />
            <FormattedMessage
              id="offlinePass.zones"
              values={{ count: zones.length, zones: intl.formatList(zones, { type: 'unit' }) }}
            />
          </span>
          <span className={ends}>
            <FormattedMessage id="offlinePass.ticketTo" values={{ day: <Day value={validTo} /> }} />
            <br />
            <span className={strong}>
              <FormattedMessage id="offlinePass.daysLeft" values={{ days: daysLeft }} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A pass as the inspector sees it: the person, the card, the valid tickets, the code, and the time of validity. */
export function ShownPass({ pass }: { readonly pass: ShownPassData }) {
  const intl = useIntl();
  const text = (id: KeyAfter<'offlinePass.'>) => intl.formatMessage({ id: `offlinePass.${id}` });
  const isValid = pass.tickets.length > 0;
  return (
    <article className={sheet} data-edge="">
      <p className={head}>
        <span>{text(isValid ? 'live' : 'noTicket')}</span>
        <span className={track} aria-hidden="true">
          <span className={vehicle} />
        </span>
        <span className={clock}>{timeText(pass.now)}</span>
      </p>
      <div className={body}>
        <div className={holder}>
          {pass.photo !== null && (
            <img
              src={pass.photo.source}
              alt={intl.formatMessage({ id: 'offlinePass.photo' }, { name: pass.name })}
              className={picture}
            />
          )}
          <div className={words}>
            <p className={nameText}>{pass.name}</p>
            <dl className={facts}>
              {pass.birthYear !== null && <Fact label={text('birthYear')}>{pass.birthYear}</Fact>}
              <Fact label={text('cardNumber')}>{formatCardNumber(pass.cardNumber)}</Fact>
              <Fact label={text('cardValidTo')}>
                <Day value={pass.cardValidTo} />
              </Fact>
              {pass.photo !== null && <Fact label={text('photoMark')}>{photoMark(pass.photo.digest)}</Fact>}
            </dl>
          </div>
        </div>
        <Tickets tickets={pass.tickets} />
        {pass.code !== null && (
          <div>
            <PassCodePicture
              address={codeAddress(window.location.origin, pass.code)}
              label={text('code')}
              tooLong={text('codeTooLong')}
            />
            <p className={quietText}>{text('codeHint')}</p>
          </div>
        )}
        <dl className={facts}>
          <Fact label={text('issued')}>{moment(pass.issued)}</Fact>
          <Fact label={text('expires')}>{moment(pass.expires)}</Fact>
        </dl>
      </div>
    </article>
  );
}
