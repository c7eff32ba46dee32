import { useId } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useApplicationDialogs } from '#common/application-dialogs/application-dialogs.ts';
import type { BegunApplication } from '#contract/entities/card-application-draft.ts';
import { momentText } from '#i18n/dates.tsx';
import type { ApplicationCarrier } from '#machines/card-application/application-save/application-save.types.ts';
import type { CardApplicationInput } from '#machines/card-application/card-application/card-application.types.ts';
import type { ActionButton, ActionObstacle } from '#rules/visibility.ts';
import { LayerName } from '#ui/dialog/open-layers.ts';
import { Hint } from '#ui/text/hint.tsx';
import { ActionButtonWithReason } from '../card-actions/action-button-with-reason.tsx';
import { useOpenedApplication } from './use-opened-application.ts';

interface OfferedApplication {
  readonly carrierType: ApplicationCarrier;
  readonly button: ActionButton;
}

interface ApplicationButtonListProps {
  readonly offered: readonly OfferedApplication[];
  /** What was begun earlier and can be gone on with. */
  readonly begun: readonly BegunApplication[];
  /** For whom the card is. */
  readonly applicant: Pick<CardApplicationInput, 'kind' | 'customerId' | 'link'>;
  /** The texts of the buttons: for the person of the page, or for another one. */
  readonly texts: 'apply' | 'applyForOther';
  /** The first button is the next thing to do. */
  readonly isNext?: boolean;
  readonly onClosed?: () => void;
}

const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '2',
  _empty: { display: 'none' },
});

const isPressable = (button: ActionButton): boolean => button.visible && button.obstacle === null;

/** Why none of several buttons can be pressed, if all have the same reason; else null. */
function sharedObstacle(offered: readonly OfferedApplication[]): ActionObstacle | null {
  const obstacles = new Set(offered.map(({ button }) => (button.visible ? button.obstacle : null)));
  const [obstacle = null] = obstacles;
  return offered.length > 1 && obstacles.size === 1 ? obstacle : null;
}

/** A button for each kind of card, which opens the wizard (ACC-07). */
export function ApplicationButtonList(props: ApplicationButtonListProps) {
  const { offered, begun, applicant, texts, isNext = false, onClosed } = props;
  const intl = useIntl();
  const { CardApplicationDialog } = useApplicationDialogs();
  const text = (id: string, values: Record<string, string> = {}) =>
    intl.formatMessage({ id: `applicationForm.${id}` }, values);
  const visible = offered.filter(({ button }) => button.visible);
  const sharedReasonId = useId();
  const shared = sharedObstacle(visible);
  const { opened, dialog, open, close } = useOpenedApplication((carrierType) =>
    offered.some((one) => one.carrierType === carrierType && isPressable(one.button)),
  );
  return (
    <>
      <div className={buttons}>
        {visible.map(({ carrierType, button }, index) => {
          const draft = begun.find((one) => one.carrierType === carrierType);
          return (
            <ActionButtonWithReason
              key={carrierType}
              label={text(`${draft === undefined ? texts : 'resume'}.${carrierType}`)}
              button={button}
              variant={isNext && index === 0 ? 'primary' : 'secondary'}
              sharedReasonId={shared === null ? undefined : sharedReasonId}
              note={draft && text('begun', { saved: momentText(draft.saved), expires: momentText(draft.expires) })}
              onPress={() => open(carrierType)}
            />
          );
        })}
      </div>
      {shared !== null && <Hint id={sharedReasonId}>{intl.formatMessage({ id: `account.disabled.${shared}` })}</Hint>}
      {opened !== null && (
        <LayerName value={dialog}>
          <CardApplicationDialog
            application={{ ...applicant, ...opened }}
            onClosed={() => {
              close();
              onClosed?.();
            }}
          />
        </LayerName>
      )}
    </>
  );
}
