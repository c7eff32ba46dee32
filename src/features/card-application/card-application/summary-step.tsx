import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { addressText } from '#common/address-text.ts';
import { Cell } from '#common/list-table/cell.tsx';
import { Day } from '#i18n/dates.tsx';
import { Money } from '#i18n/money.tsx';
import type { ApplicationPlan } from '#machines/card-application/application-save/application-save.types.ts';
import type { EnteredStep } from '#machines/card-application/card-application/card-application.types.ts';
import type { ChosenProfile } from '#machines/card-application/profile-choice/profile-choice.types.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { typedAddress } from '#rules/person-fields.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { CardPreview, showsPhoto } from './card-preview.tsx';
import { HolderSummary } from './holder-summary.tsx';
import { PersonSummary } from './person-summary.tsx';

interface SummaryStepProps {
  readonly plan: ApplicationPlan;
  /** Minor units; 0 = free, null = not known. */
  readonly price: number | null;
  readonly asksForMarketing: boolean;
  /** Undefined while no step can be changed. */
  readonly onChange: ((step: EnteredStep) => void) | undefined;
}

interface ProfileSummaryProps {
  readonly chosen: ChosenProfile;
  /** The names of the files that prove the claim to the profile. */
  readonly files: readonly string[];
}

function ProfileSummary({ chosen, files }: ProfileSummaryProps) {
  const intl = useIntl();
  const text = (id: KeyAfter<'applicationForm.'>) => intl.formatMessage({ id: `applicationForm.${id}` });
  const { validFrom, validTo } = chosen;
  return (
    <DataList>
      <DataRow label={text('profile')}>{chosen.profile.displayName}</DataRow>
      <DataRow label={text('validity')}>
        <FormattedMessage
          id={`applicationForm.validity.${validTo === null ? 'unlimited' : 'range'}`}
          values={{ from: <Day value={validFrom} />, to: validTo === null ? null : <Day value={validTo} /> }}
        />
      </DataRow>
      {chosen.isicNumber !== '' && <DataRow label={text('isic')}>{chosen.isicNumber}</DataRow>}
      {chosen.profile.requireConfirmation && (
        <DataRow label={text('confirmed')}>
          <Cell type="boolean" value={chosen.confirmed} />
        </DataRow>
      )}
      {files.length > 0 && <DataRow label={text('files')}>{files.join(', ')}</DataRow>}
    </DataList>
  );
}

/** The card is beside the facts if the dialog is wide enough, and stays visible while they scroll. */
const columns = css({
  display: 'grid',
  gap: '5',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', desk: '[20rem minmax(0, 1fr)]' },
});
const preview = css({ position: { desk: 'sticky' }, top: { desk: '0' } });
const facts = css({ display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' });

/** How the card is handed over, and its price. */
function DeliverySummary({ plan, price }: Pick<SummaryStepProps, 'plan' | 'price'>) {
  const intl = useIntl();
  const text = (id: KeyAfter<'applicationForm.'>) => intl.formatMessage({ id: `applicationForm.${id}` });
  const { delivery } = plan;
  return (
    <DataList>
      {delivery?.type === 'BRANCH' && (
        <DataRow label={text('branch')}>
          {delivery.branch === null ? '' : `${delivery.branch.name}, ${addressText(delivery.branch.address)}`}
        </DataRow>
      )}
      {delivery?.type === 'POST_OFFICE' && (
        <DataRow label={text('post')}>{addressText(typedAddress(delivery.address))}</DataRow>
      )}
      {price !== null && (
        <DataRow label={text('price')}>
          {price === 0 ? text(plan.cardForFree ? 'price.claimed' : 'price.free') : <Money amount={price} />}
        </DataRow>
      )}
    </DataList>
  );
}

/** The card as it will be, and all data that will be sent, each part with a button to change it (WIZ-02). */
export function SummaryStep({ plan, price, asksForMarketing, onChange }: SummaryStepProps) {
  const intl = useIntl();
  const text = (id: KeyAfter<'applicationForm.'>) => intl.formatMessage({ id: `applicationForm.${id}` });
  const part = (title: KeyAfter<'applicationForm.'>, step: EnteredStep, children: ReactNode) => (
    <Card
      level={4}
      title={text(title)}
      actions={
        <Button
          variant="quiet"
          disabled={onChange === undefined}
          aria-label={intl.formatMessage({ id: 'applicationForm.change.part' }, { part: text(title) })}
          onClick={() => onChange?.(step)}
        >
          <Pencil aria-hidden="true" />
          {text('change')}
        </Button>
      }
    >
      {children}
    </Card>
  );
  const { customer: person, profileOne, profileTwo, attachments } = plan;
  const filesOf = (isProfileOne: boolean) =>
    attachments.filter((file) => file.isProfileOne === isProfileOne).map(({ name }) => name);
  return (
    <div className={columns}>
      <div className={preview}>
        <CardPreview plan={plan} />
      </div>
      <div className={facts}>
        {part(
          'customer',
          'personalData',
          <HolderSummary
            person={person.person}
            photo={showsPhoto(plan.carrierType) ? undefined : person.photo}
            confirmed={plan.personConfirmed}
          />,
        )}
        {person.custodian !== null &&
          part('custodian', 'custodian', <PersonSummary person={person.custodian.person} />)}
        {part('profileOne', 'cardData', <ProfileSummary chosen={profileOne} files={filesOf(true)} />)}
        {profileTwo !== null &&
          part('profileTwo', 'cardData', <ProfileSummary chosen={profileTwo} files={filesOf(false)} />)}
        {plan.delivery !== null && part('delivery', 'cardData', <DeliverySummary plan={plan} price={price} />)}
        {plan.bankCard !== null &&
          part(
            'bankCard',
            'cardData',
            <DataList>
              <DataRow label={text('bankCard.number')}>{plan.bankCard.cardNumber ?? text('bankCard.new')}</DataRow>
            </DataList>,
          )}
        {person.pin !== '' &&
          part(
            'pin',
            'cardData',
            <DataList>
              <DataRow label={text('pin.label')}>{person.pin}</DataRow>
            </DataList>,
          )}
        {(asksForMarketing || plan.delivery !== null) &&
          part(
            'consents',
            'cardData',
            <DataList>
              {asksForMarketing && (
                <DataRow label={text('marketingConsent.short')}>
                  <Cell type="boolean" value={plan.marketingConsent} />
                </DataRow>
              )}
              {plan.delivery !== null && (
                <DataRow label={text('contactMe')}>
                  <Cell type="boolean" value={plan.contactMeIfCardFound} />
                </DataRow>
              )}
            </DataList>,
          )}
      </div>
    </div>
  );
}
