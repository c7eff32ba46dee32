import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { CalendarAddress } from '#contract/entities/calendar-address.ts';
import { Moment } from '#i18n/dates.tsx';
import type { CalendarAddressEvent } from '#machines/settings/calendar-address/calendar-address.types.ts';
import { subscriptionAddress } from '#machines/settings/calendar-address/calendar-address.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { inLineWithTexts } from '#ui/button/in-line.styles.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { LazyAddressCode } from './lazy-address-code.tsx';

interface OwnAddressProps extends CalendarAddress {
  readonly copying: boolean;
  readonly copied: boolean;
  readonly notCopied: boolean;
  readonly send: (event: CalendarAddressEvent) => void;
}

const wide = css({ width: 'full' });
const aboveButtons = css({ marginBottom: '4' });
const keepAddress = () => {};

/** The address, the ways to add it to a calendar, and the buttons that make it invalid. */
export function OwnAddress({ address, created, lastFetched, copying, copied, notCopied, send }: OwnAddressProps) {
  const intl = useIntl();
  const text = (id: KeyAfter<'calendarAddress.'>) => intl.formatMessage({ id: `calendarAddress.${id}` });
  return (
    <>
      <div className={wide}>
        <TextField
          label={text('address')}
          help={text('address.help')}
          value={address}
          readOnly
          spellCheck={false}
          onChange={keepAddress}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div>
        <div role="status">
          {copied && (
            <div className={aboveButtons}>
              <Alert meaning="success">{text('copied')}</Alert>
            </div>
          )}
          {notCopied && (
            <div className={aboveButtons}>
              <Alert meaning="warning">{text('notCopied')}</Alert>
            </div>
          )}
        </div>
        <ButtonRow align="fill">
          <Button variant="primary" loading={copying} onClick={() => send({ type: 'copy' })}>
            {text('copy')}
          </Button>
          <LinkButton href={subscriptionAddress(address)}>{text('open')}</LinkButton>
        </ButtonRow>
      </div>
      <Disclosure label={text('code')}>
        <LazyAddressCode address={address} />
      </Disclosure>
      <Hint>
        <FormattedMessage
          id={lastFetched === null ? 'calendarAddress.neverFetched' : 'calendarAddress.fetched'}
          values={{
            created: <Moment value={created} />,
            fetched: lastFetched === null ? null : <Moment value={lastFetched} />,
          }}
        />
      </Hint>
      <div className={inLineWithTexts}>
        <ButtonRow>
          <Button variant="quiet" onClick={() => send({ type: 'askToReplace' })}>
            {text('replace')}
          </Button>
          <Button variant="quiet" onClick={() => send({ type: 'askToRemove' })}>
            {text('remove')}
          </Button>
        </ButtonRow>
      </div>
    </>
  );
}
