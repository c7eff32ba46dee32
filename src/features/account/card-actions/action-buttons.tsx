import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { DialogEntry } from '#common/dialog-entries/dialog-entry.tsx';
import { useOpener } from '#common/dialog-entries/use-named-dialog.ts';
import { findDraftOf } from '#common/form-draft/find-entered-data.ts';
import { discardDraft } from '#common/form-draft/form-draft.ts';
import { useShop } from '#common/shop-context.tsx';
import type { ActionButton } from '#rules/visibility.ts';
import type { Shop } from '#runtime/shop.ts';
import type { ButtonVariant } from '#ui/button/button.styles.ts';
import { ActionButtonWithReason } from './action-button-with-reason.tsx';
import type { ActionSubject, CardAction } from './card-action.ts';
import { cardActions } from './card-actions.ts';
import { useActionContext, type ActionSurroundings } from './use-action-context.ts';

interface ActionButtonsProps extends ActionSurroundings {
  /** Only the actions of this place are shown. */
  readonly place: CardAction['place'];
  /** With `row`, each button is a row of the list around it. */
  readonly variant: ButtonVariant;
}

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

/** The buttons of the actions of one place; each opens a dialog with its own flow (ACC-07). */
export function ActionButtons({ place, variant, ...surroundings }: ActionButtonsProps) {
  const intl = useIntl();
  const shop = useShop();
  const context = useActionContext(surroundings);
  const { customer, card } = surroundings;
  const subject = { customer, card };
  const actions = cardActions.filter((action) => action.place === place);
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
    <>
      {actions.map((action) => (
        <ActionButtonWithReason
          key={action.id}
          label={intl.formatMessage({ id: action.label })}
          Icon={action.Icon}
          button={action.button(context)}
          variant={variant}
          onPress={() => setOpenId(action.id)}
        />
      ))}
      {open !== undefined && mayBeOpen(open.button(context)) && (
        <DialogEntry name={open.id}>
          <open.Dialog {...subject} onClosed={close} />
        </DialogEntry>
      )}
    </>
  );
}
