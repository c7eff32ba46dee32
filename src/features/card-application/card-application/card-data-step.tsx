import { useSelector } from '@xstate/react';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { cardApplicationMachine } from '#machines/card-application/card-application/card-application.machine.ts';
import { cardApplicationView } from '#machines/card-application/card-application/card-application.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Button } from '#ui/button/button.tsx';
import { inLineWithTexts } from '#ui/button/in-line.styles.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { headingText } from '#ui/text/heading.styles.ts';
import { AttachmentsField } from '../attachments/attachments-field.tsx';
import { useAttachmentFiles } from './attachment-files-context.ts';
import { BankCardChoiceField } from './bank-card-choice-field.tsx';
import { DeliveryField } from './delivery-field.tsx';
import { PinField } from './pin-field.tsx';
import { ProfileChoiceField } from './profile-choice-field.tsx';

const groups = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const group = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingTop: '6',
  borderTop: 'line',
  _first: { paddingTop: '0', borderTop: 'none' },
});

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={group} aria-labelledby={id}>
      <h4 id={id} className={headingText}>
        {title}
      </h4>
      {children}
    </section>
  );
}

/** The step of the card: one or two profiles, and how the card is handed over (PRF-01, DEL-01). */
export function CardDataStep({ actor }: { readonly actor: ActorRefFrom<typeof cardApplicationMachine> }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const view = cardApplicationView(snapshot);
  const files = useAttachmentFiles();
  const { profileOne, profileTwo, attachmentsOne, attachmentsTwo, delivery, bankCardChoice } = snapshot.children;
  const text = (id: KeyAfter<'applicationForm.'>) => intl.formatMessage({ id: `applicationForm.${id}` });
  return (
    <div className={groups}>
      <Group title={text('profileOne')}>
        {profileOne !== undefined && <ProfileChoiceField actor={profileOne} />}
        {attachmentsOne !== undefined && <AttachmentsField actor={attachmentsOne} keepFile={files.keep} />}
      </Group>
      {view.hasProfileTwo ? (
        <Group title={text('profileTwo')}>
          {profileTwo !== undefined && <ProfileChoiceField actor={profileTwo} />}
          {attachmentsTwo !== undefined && <AttachmentsField actor={attachmentsTwo} keepFile={files.keep} />}
          <div className={inLineWithTexts}>
            <Button variant="quiet" onClick={() => actor.send({ type: 'removeProfileTwo' })}>
              <Minus aria-hidden="true" />
              {text('profileTwo.remove')}
            </Button>
          </div>
        </Group>
      ) : (
        <div className={inLineWithTexts}>
          <Button variant="quiet" onClick={() => actor.send({ type: 'addProfileTwo' })}>
            <Plus aria-hidden="true" />
            {text('profileTwo.add')}
          </Button>
        </div>
      )}
      {view.isDelivered && (
        <Group title={text('delivery')}>{delivery !== undefined && <DeliveryField actor={delivery} />}</Group>
      )}
      {view.isBankCard && (
        <Group title={text('bankCard')}>
          {bankCardChoice !== undefined && <BankCardChoiceField actor={bankCardChoice} />}
        </Group>
      )}
      {view.asksForPin && (
        <Group title={text('pin')}>
          <PinField actor={actor} />
        </Group>
      )}
      {view.asksForMarketing && (
        <Group title={text('consents')}>
          <Checkbox
            name="marketingConsent"
            label={text('marketingConsent')}
            checked={view.marketingConsent}
            onChange={() => actor.send({ type: 'toggleMarketingConsent' })}
          />
        </Group>
      )}
    </div>
  );
}
