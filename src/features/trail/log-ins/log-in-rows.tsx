import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useShop } from '#common/shop-context.tsx';
import type { OpenLogIn } from '#contract/entities/trail.ts';
import { Moment } from '#i18n/dates.tsx';
import type { LogInsEvent } from '#machines/trail/log-ins/log-ins.types.ts';
import { StateChip } from '#ui/badge/state-chip.tsx';
import { Button } from '#ui/button/button.tsx';
import { useDeviceText } from '../device/use-device-text.ts';
import { TrailDetail, TrailRow, TrailRows } from '../my-trail/trail-rows.tsx';

/** The text begins with a small letter, because it is also used within sentences. */
const capital = css({ display: 'inline-block', _firstLetter: { textTransform: 'uppercase' } });

interface LogInRowsProps {
  readonly logIns: readonly OpenLogIn[];
  readonly send: (event: LogInsEvent) => void;
}

function LogInRow({ logIn, send }: { readonly logIn: OpenLogIn; readonly send: LogInRowsProps['send'] }) {
  const { id, at, ends, isPresent } = logIn;
  const shop = useShop();
  const titleId = useId();
  const buttonId = useId();
  const device = useDeviceText()(logIn);
  return (
    <TrailRow
      short
      titleId={titleId}
      title={<span className={capital}>{device}</span>}
      chip={
        isPresent && (
          <StateChip tone="success">
            <FormattedMessage id="myTrail.logIns.here" />
          </StateChip>
        )
      }
      action={
        isPresent ? (
          <Button variant="quiet" onClick={() => shop.tell('session', { type: 'logOut' })}>
            <FormattedMessage id="shell.logOut" />
          </Button>
        ) : (
          // For screen readers, the label of the button contains the log-in.
          <Button
            id={buttonId}
            variant="quiet"
            aria-labelledby={`${buttonId} ${titleId}`}
            onClick={() => send({ type: 'askToEnd', id })}
          >
            <FormattedMessage id="myTrail.logIns.end" />
          </Button>
        )
      }
    >
      <TrailDetail>
        <FormattedMessage id="myTrail.logIns.at" values={{ moment: <Moment value={at} /> }} />
      </TrailDetail>
      <TrailDetail>
        <FormattedMessage id="myTrail.logIns.ends" values={{ moment: <Moment value={ends} /> }} />
      </TrailDetail>
    </TrailRow>
  );
}

/** A row for each log-in whose token is accepted; all but the present log-in can be ended (TRL-03). */
export function LogInRows({ logIns, send }: LogInRowsProps) {
  const intl = useIntl();
  return (
    <TrailRows label={intl.formatMessage({ id: 'myTrail.logIns.title' })}>
      {logIns.map((logIn) => (
        <LogInRow key={logIn.id} logIn={logIn} send={send} />
      ))}
    </TrailRows>
  );
}
