import { useSelector } from '@xstate/react';
import { useCallback, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { useConfiguration } from '#common/configuration.ts';
import { FormDialog } from '#common/dialog-frame/form-dialog.tsx';
import { ErrorMessage } from '#common/error-message.tsx';
import { NewTabLink } from '#common/new-tab-link.tsx';
import { AddressFields } from '#common/person-fields/address-fields.tsx';
import { NamedField } from '#common/person-fields/named-field.tsx';
import { longestReclamationNote } from '#contract/entities/reclamation.ts';
import type { reclamationMachine } from '#machines/account/reclamation/reclamation.machine.ts';
import { reclamationView } from '#machines/account/reclamation/reclamation.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { personLimits } from '#rules/person-fields.ts';
import type { ReclamationContactField, ReclamationField } from '#rules/reclamation.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { Hint } from '#ui/text/hint.tsx';
import { ReclamationNote } from './reclamation-note.tsx';

interface ReclamationViewProps {
  readonly actor: ActorRefFrom<typeof reclamationMachine>;
  /** The card that the reclamation is about; null = no card. */
  readonly cardNumber: string | null;
}

type PlainField = 'firstName' | 'lastName' | 'phoneNumber';

const looks = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  phoneNumber: { autoComplete: 'tel', inputMode: 'tel' },
} as const;

/** Two fields side by side if the dialog is wide enough. */
const pair = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', narrow: '[repeat(2, minmax(0, 1fr))]' },
});
const legend = css({ marginBottom: '3', fontWeight: 'bold' });
const allAddressFields = ['street', 'streetNumber', 'city', 'zip'] as const;
const isRequired = (): boolean => true;

/** The view of the dialog that files a reclamation (REC-01). */
export function ReclamationView({ actor, cardNumber }: ReclamationViewProps) {
  const intl = useIntl();
  const view = reclamationView(useSelector(actor, (current) => current));
  const links = useConfiguration()?.footerLinks;
  const text = (id: KeyAfter<'reclamation.'>, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `reclamation.${id}` }, values);
  const change = useCallback(
    (field: ReclamationField, value: string) => actor.send({ type: 'changeField', field, value }),
    [actor],
  );
  const leave = useCallback((field: ReclamationField) => actor.send({ type: 'leaveField', field }), [actor]);
  const errorOf = (field: ReclamationContactField) => {
    const problem = view.problems[field];
    if (problem === null) return undefined;
    return intl.formatMessage({ id: `personFields.errors.${problem}` }, { field, limit: personLimits[field] });
  };
  const field = (name: PlainField) => (
    <NamedField
      field={name}
      required
      error={errorOf(name)}
      name={name}
      value={view.form[name]}
      onChange={change}
      onLeave={leave}
      readOnly={view.filing}
      {...looks[name]}
    />
  );
  const consentLink = (words: ReactNode) =>
    links?.gdpr === undefined ? (
      words
    ) : (
      <NewTabLink key="gdpr" href={links.gdpr} newTab={text('newTab')}>
        {words}
      </NewTabLink>
    );
  return (
    <FormDialog
      actor={actor}
      flow="reclamation"
      area="reclamation"
      size="medium"
      saving={view.filing}
      canClose={view.canClose}
      submitLabel="reclamation.submit"
    >
      {view.refusal !== null && (
        <Alert meaning="error" live title={text(view.isUnsure ? 'unsure' : 'refused')}>
          <ErrorMessage area="reclamation" failure={view.refusal} />
        </Alert>
      )}
      <p>{text('lead')}</p>
      {cardNumber !== null && <Hint>{text('card', { number: formatCardNumber(cardNumber) })}</Hint>}
      <ReclamationNote view={view} onChange={change} onLeave={leave} limit={longestReclamationNote} />
      <fieldset>
        <legend className={legend}>{text('contact')}</legend>
        <div className={formColumn}>
          <div className={pair}>
            {field('firstName')}
            {field('lastName')}
          </div>
          {field('phoneNumber')}
          <AddressFields
            address={view.form}
            problems={view.problems}
            isRequired={isRequired}
            fixed={view.filing ? allAddressFields : []}
            prefix=""
            completes=""
            onChange={change}
            onLeave={leave}
          />
        </div>
      </fieldset>
      <Checkbox
        name="gdpr"
        label={intl.formatMessage({ id: 'reclamation.gdpr' }, { link: consentLink })}
        error={view.consentMissing ? text('errors.GDPR_NOT_AGREED') : undefined}
        checked={view.agreed}
        onChange={() => actor.send({ type: 'toggleConsent' })}
        disabled={view.filing}
      />
    </FormDialog>
  );
}
