import { FormattedMessage, useIntl } from 'react-intl';
import { css, cva, cx } from 'styled-system/css';
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
const head = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    columnGap: { base: '2', narrow: '4' },
    paddingX: { base: 'edge', narrow: '6' },
    paddingY: '2',
    fontWeight: 'bold',
  },
  variants: {
    state: {
      valid: { backgroundColor: 'primarySystem', color: 'onPrimarySystem' },
      noTicket: { backgroundColor: 'warning.ground', color: 'warning.text' },
    },
  },
});
/** A vehicle that moves on a line while the page is live. It shows that the page is not a screenshot. */
const track = css({
  position: 'relative',
  flex: '[1 0 2rem]',
  height: '1',
  maxWidth: '[8rem]',
  marginLeft: 'auto',
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
  backgroundColor: 'current',
  animation: '[slide 1.6s ease-in-out infinite alternate]',
  _forced: { forcedColorAdjust: 'none', backgroundColor: '[Highlight]' },
});
const clock = css({ fontSize: 'l', fontVariantNumeric: 'tabular-nums' });
/** On narrow screens the code is directly below the person, so that both are on the first screen. */
const body = css({
  display: 'grid',
  columnGap: '8',
  gridTemplateAreas: { base: '"holder" "code" "rest"', narrow: '"code holder" "code rest"' },
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', narrow: '[minmax(0, 25rem) minmax(0, 1fr)]' },
  gridTemplateRows: { narrow: '[auto 1fr]' },
});
const aside = css({ paddingX: { base: 'edge', narrow: '0' }, paddingRight: { narrow: '6' } });
const holder = css({
  gridArea: '[holder]',
  display: 'flex',
  gap: { base: '3', narrow: '4' },
  alignItems: 'center',
  paddingTop: { base: '3', narrow: '6' },
});
const picture = css({
  width: { base: '[3rem]', narrow: '[6.5rem]' },
  height: '[auto]',
  aspectRatio: '[23.5 / 28]',
  borderRadius: 'small',
});
const words = css({ flex: '[1]', minWidth: '0' });
const nameText = css({
  fontSize: { base: 'l', narrow: 'xl' },
  fontWeight: 'bold',
  lineHeight: 'tight',
  overflowWrap: 'anywhere',
});
const codeArea = css({ gridArea: '[code]' });
const hint = cx(quietText, css({ paddingX: { base: 'edge', narrow: '6' }, paddingBottom: { narrow: '6' } }));
const rest = css({
  gridArea: '[rest]',
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  paddingY: { base: '4', narrow: '6' },
});
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

/** The operator's time with seconds: 14:05:09. */
function timeText(now: number): string {
  const seconds = String(Math.floor(now / 1000) % 60).padStart(2, '0');
  return `${momentText(new Date(now).toISOString()).split(' ')[1] ?? ''}:${seconds}`;
}

const moment = (at: number): string => momentText(new Date(at).toISOString());

function Tickets({ tickets }: Pick<ShownPassData, 'tickets'>) {
  const intl = useIntl();
  if (tickets.length === 0) return null;
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

/** A pass as the inspector sees it: the time of validity, the person, the code, the valid tickets, and the card. */
export function ShownPass({ pass }: { readonly pass: ShownPassData }) {
  const intl = useIntl();
  const text = (id: KeyAfter<'offlinePass.'>) => intl.formatMessage({ id: `offlinePass.${id}` });
  const isValid = pass.tickets.length > 0;
  return (
    <article className={sheet} data-edge="">
      <p className={head({ state: isValid ? 'valid' : 'noTicket' })}>
        <span>{text(isValid ? 'live' : 'noTicket')}</span>
        <span className={track} aria-hidden="true">
          <span className={vehicle} />
        </span>
        <span className={clock}>{timeText(pass.now)}</span>
      </p>
      <div className={body}>
        <div className={cx(holder, aside)}>
          {pass.photo !== null && (
            <img
              src={pass.photo.source}
              alt={intl.formatMessage({ id: 'offlinePass.photo' }, { name: pass.name })}
              className={picture}
            />
          )}
          <div className={words}>
            <p className={nameText}>{pass.name}</p>
            {pass.birthYear !== null && (
              <p>
                {text('birthYear')} {pass.birthYear}
              </p>
            )}
          </div>
        </div>
        <div className={codeArea}>
          <PassCodePicture
            address={pass.code === null ? null : codeAddress(window.location.origin, pass.code)}
            label={text('code')}
            tooLong={text('codeTooLong')}
          />
          <p className={hint}>{text('codeHint')}</p>
        </div>
        <div className={cx(rest, aside)}>
          <Tickets tickets={pass.tickets} />
          <dl className={facts}>
            <Fact label={text('cardNumber')}>{formatCardNumber(pass.cardNumber)}</Fact>
            <Fact label={text('cardValidTo')}>
              <Day value={pass.cardValidTo} />
            </Fact>
            {pass.photo !== null && <Fact label={text('photoMark')}>{photoMark(pass.photo.digest)}</Fact>}
            <Fact label={text('issued')}>{moment(pass.issued)}</Fact>
            <Fact label={text('expires')}>{moment(pass.expires)}</Fact>
          </dl>
        </div>
      </div>
    </article>
  );
}
