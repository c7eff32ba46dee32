import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { subscriptionAddress } from '#machines/settings/calendar-address/calendar-address.view.ts';
import { QrCode } from '#ui/qr-code/qr-code.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' });

/** The address as a QR code, with an instruction. */
export function AddressCode({ address }: { readonly address: string }) {
  const intl = useIntl();
  return (
    <div className={column}>
      <p>
        <FormattedMessage id="calendarAddress.code.help" />
      </p>
      <QrCode text={subscriptionAddress(address)} label={intl.formatMessage({ id: 'calendarAddress.code.label' })} />
    </div>
  );
}
