import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import * as v from 'valibot';
import { useConfiguration } from '#common/configuration.ts';
import { lazyConnectAccountDialog } from '#common/connect-account/lazy-connect-account-dialog.ts';
import { DialogEntry } from '#common/dialog-entries/dialog-entry.tsx';
import { useNamedDialog } from '#common/dialog-entries/use-named-dialog.ts';
import { findDraftOf } from '#common/form-draft/find-entered-data.ts';
import { discardDraft } from '#common/form-draft/form-draft.ts';
import { useShop } from '#common/shop-context.tsx';
import { ownData } from '#machines/account/customer-selection/customer-selection.view.ts';
import { ConnectAccountDraft } from '#machines/common/connect-account/connect-account.draft.ts';
import { isCardAssigningOffered } from '#rules/visibility.ts';
import type { Shop } from '#runtime/shop.ts';
import { Button } from '#ui/button/button.tsx';
import { Hint } from '#ui/text/hint.tsx';

const AssignDialog = lazyConnectAccountDialog('assign');

/** The subject of a draft of the form. */
const subject = 'assigned cards';

const column = css({ display: 'flex', flexDirection: 'column', gap: '2', maxWidth: 'text' });
const reasonId = 'assign-card-reason';

function isDrafted(shop: Shop): boolean {
  const draft = findDraftOf(shop, subject);
  return draft?.form === 'connectAccount' && v.is(ConnectAccountDraft, draft.entered);
}

interface AssignCardButtonProps {
  /** Called when a person was added to the list. */
  readonly onAssigned: () => void;
}

/** Assigns an existing card to the account, for example a child's card (LNK-01). */
export function AssignCardButton({ onAssigned }: AssignCardButtonProps) {
  const intl = useIntl();
  const shop = useShop();
  const configuration = useConfiguration();
  const selection = shop.actor('customerSelection');
  const onlyManaged = useSelector(selection, ({ context }) => context.onlyManaged);
  const none = useSelector(selection, (snapshot) => ownData(snapshot).none);
  // A form that was open when the session expired opens again at once, with its draft (SES-02).
  const [assigns, setAssigns] = useNamedDialog('assign', () => isDrafted(shop));
  if (configuration === null || !isCardAssigningOffered(onlyManaged, configuration)) return null;
  const reason = none ? intl.formatMessage({ id: 'connectAccount.assign.noCustomer' }) : undefined;
  const close = () => {
    discardDraft();
    setAssigns(false);
  };
  return (
    <div className={column}>
      <div>
        <Button
          unavailable={none}
          title={reason}
          aria-describedby={none ? reasonId : undefined}
          onClick={() => setAssigns(true)}
        >
          {intl.formatMessage({ id: 'connectAccount.assign.open' })}
        </Button>
      </div>
      {none && <Hint id={reasonId}>{reason}</Hint>}
      {assigns && (
        <DialogEntry name="assign">
          <AssignDialog mode="assign" subject={subject} onConnected={onAssigned} onClosed={close} />
        </DialogEntry>
      )}
    </div>
  );
}
