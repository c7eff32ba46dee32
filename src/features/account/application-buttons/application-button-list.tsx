import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useApplicationDialogs } from '#common/application-dialogs/application-dialogs.ts';
import type { BegunApplication } from '#contract/entities/card-application-draft.ts';
import { momentText } from '#i18n/dates.tsx';
import type { CardApplicationInput } from '#machines/card-application/card-application/card-application.types.ts';
import type { ActionButton, ActionObstacle } from '#rules/visibility.ts';
import type { ButtonVariant } from '#ui/button/button.styles.ts';
import { LayerName } from '#ui/dialog/open-layers.ts';
import { RowList } from '#ui/row-list/row-list.tsx';
import { RowNote } from '#ui/row-list/row-note.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { ActionButtonWithReason } from '../card-actions/action-button-with-reason.tsx';
import type { OfferedApplication } from './application-actions.ts';
import { useOpenedApplication } from './use-opened-application.ts';

/** The list that contains the buttons as rows. */
export interface List {
  readonly title: string;
  /** The first button is above the list and is the primary one: it is the person's next step. */
  readonly isNext: boolean;
  /** Rows after those of the applications. */
  readonly more: ReactNode;
}

interface ApplicationButtonListProps {
  readonly offered: readonly OfferedApplication[];
  /** Drafts of applications that can be continued. */
  readonly begun: readonly BegunApplication[];
  /** Who gets the card. */
  readonly applicant: Pick<CardApplicationInput, 'kind' | 'customerId' | 'link'>;
  /** By default, the buttons are beside each other. */
  readonly list?: List;
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

/** The obstacle of all buttons, if there are several buttons and all have the same obstacle; otherwise null. */
function sharedObstacle(offered: readonly OfferedApplication[]): ActionObstacle | null {
  const obstacles = new Set(offered.map(({ button }) => (button.visible ? button.obstacle : null)));
  const [obstacle = null] = obstacles;
  return offered.length > 1 && obstacles.size === 1 ? obstacle : null;
}

/** A button for each kind of card; it opens the wizard (ACC-07). */
export function ApplicationButtonList({ offered, begun, applicant, list, onClosed }: ApplicationButtonListProps) {
  const intl = useIntl();
  const { CardApplicationDialog } = useApplicationDialogs();
  const visible = offered.filter(({ button }) => button.visible);
  const sharedReasonId = useId();
  const shared = sharedObstacle(visible);
  const reason = shared === null ? null : intl.formatMessage({ id: `account.disabled.${shared}` });
  const { opened, dialog, open, close } = useOpenedApplication((carrierType) =>
    offered.some((one) => one.carrierType === carrierType && isPressable(one.button)),
  );
  const buttonOf = (one: OfferedApplication, variant: ButtonVariant) => {
    const { carrierType, label, Icon, button } = one;
    const draft = begun.find((begunOne) => begunOne.carrierType === carrierType);
    return (
      <ActionButtonWithReason
        key={carrierType}
        label={intl.formatMessage({ id: draft === undefined ? label : `applicationForm.resume.${carrierType}` })}
        Icon={Icon}
        button={button}
        variant={variant}
        sharedReasonId={reason === null ? undefined : sharedReasonId}
        note={
          draft &&
          intl.formatMessage(
            { id: 'applicationForm.begun' },
            { saved: momentText(draft.saved), expires: momentText(draft.expires) },
          )
        }
        onPress={() => open(carrierType)}
      />
    );
  };
  const next = list?.isNext === true ? visible[0] : undefined;
  return (
    <>
      {list === undefined ? (
        <>
          <div className={buttons}>{visible.map((one) => buttonOf(one, 'secondary'))}</div>
          {reason !== null && <Hint id={sharedReasonId}>{reason}</Hint>}
        </>
      ) : (
        <>
          {next !== undefined && buttonOf(next, 'primary')}
          <RowList title={list.title} titleShown tiles={!list.isNext}>
            {visible.filter((one) => one !== next).map((one) => buttonOf(one, 'row'))}
            {reason !== null && (
              <li data-note="">
                <RowNote id={sharedReasonId}>{reason}</RowNote>
              </li>
            )}
            {list.more}
          </RowList>
        </>
      )}
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
