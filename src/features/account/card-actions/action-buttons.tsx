import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import * as v from 'valibot';
import { DialogEntry } from '#common/dialog-entries/dialog-entry.tsx';
import { useOpener } from '#common/dialog-entries/use-named-dialog.ts';
import { findDraftOf } from '#common/form-draft/find-entered-data.ts';
import { discardDraft } from '#common/form-draft/form-draft.ts';
import { useShop } from '#common/shop-context.tsx';
import type { ActionButton } from '#rules/visibility.ts';
import type { Shop } from '#runtime/shop.ts';
import { ActionButtonWithReason } from './action-button-with-reason.tsx';
import type { ActionContext, ActionSubject, CardAction } from './card-action.ts';

interface ActionButtonsProps {
  readonly actions: readonly CardAction[];
  readonly subject: ActionSubject;
  readonly context: ActionContext;
  /** The id of the action whose button is the primary one; by default no button is primary. */
  readonly primary?: string | undefined;
  /** The buttons are larger, because most people use these actions. */
  readonly isProminent?: boolean;
  /** Shown before the buttons. */
  readonly children?: ReactNode;
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  // A button with a note below it is taller than the others.
  alignItems: 'flex-start',
  gap: '2',
  _empty: { display: 'none' },
});

/** On narrow screens the first button is as wide as the page; the other buttons share the lines below it. */
const prominent = css({
  '& > *': { flex: { base: '[1 1 40%]', narrow: '[0 1 auto]' } },
  '& > :not([hidden]):first-child, & > [hidden] + *': { flex: { base: '[1 1 100%]', narrow: '[0 1 auto]' } },
  '& button': { flex: '1', minHeight: '[3.25rem]' },
});

/**
 * The action whose form was open for this subject when the session expired. Null if there is no draft, or if the draft
 * does not fit the form.
 */
function draftedAction(shop: Shop, actions: readonly CardAction[], subject: ActionSubject): string | null {
  const drafted = actions.find(({ id, draft, draftSubject }) => {
    const about = draftSubject(subject);
    const found = about === null ? null : findDraftOf(shop, about);
    return found?.form === id && v.is(draft, found.entered);
  });
  return drafted?.id ?? null;
}

/** A dialog that has added its item to the cart stays open for a moment, although the item is already in the cart. */
const mayBeOpen = (button: ActionButton): boolean =>
  button.visible && (button.obstacle === null || button.obstacle === 'ALREADY_IN_CART');

/** The buttons of some actions; each opens a dialog with its own flow (ACC-07). */
export function ActionButtons({ actions, subject, context, primary, isProminent, children }: ActionButtonsProps) {
  const intl = useIntl();
  const shop = useShop();
  // A form that was open when the session expired opens again at once, with its draft (SES-02).
  const [openId, setOpenId] = useState(() => draftedAction(shop, actions, subject));
  const open = actions.find(({ id }) => id === openId);
  useOpener(({ dialog }) => {
    const named = actions.find(({ id, button }) => id === dialog && mayBeOpen(button(context)));
    return named === undefined ? null : () => setOpenId(named.id);
  });
  const close = () => {
    discardDraft();
    setOpenId(null);
  };
  return (
    <div className={cx(row, isProminent === true && prominent)}>
      {children}
      {actions.map((action) => (
        <ActionButtonWithReason
          key={action.id}
          label={intl.formatMessage({ id: action.label })}
          button={action.button(context)}
          variant={action.id === primary ? 'primary' : 'secondary'}
          onPress={() => setOpenId(action.id)}
        />
      ))}
      {open !== undefined && mayBeOpen(open.button(context)) && (
        <DialogEntry name={open.id}>
          <open.Dialog {...subject} onClosed={close} />
        </DialogEntry>
      )}
    </div>
  );
}
