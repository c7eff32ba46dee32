import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useConfiguration } from '#common/configuration.ts';
import { NewTabLink } from '#common/new-tab-link.tsx';
import { useShown } from '#common/use-shown.ts';
import type { personalDataMachine } from '#machines/card-application/personal-data/personal-data.machine.ts';
import type { ApplicantConsent } from '#machines/card-application/personal-data/personal-data.types.ts';
import { personalDataView } from '#machines/card-application/personal-data/personal-data.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';

const consentsOf = (snapshot: SnapshotFrom<typeof personalDataMachine>) => {
  const { agreed, problems } = personalDataView(snapshot);
  return { agreed, problems: { terms: problems.terms, gdpr: problems.gdpr } };
};

const consents = css({ display: 'flex', flexDirection: 'column', gap: '1' });

function Consents({ actor }: { readonly actor: ActorRefFrom<typeof personalDataMachine> }) {
  const intl = useIntl();
  const { agreed, problems } = useShown(actor, consentsOf);
  const links = useConfiguration()?.footerLinks;
  const text = (id: KeyAfter<'personalData.'>) => intl.formatMessage({ id: `personalData.${id}` });
  const consent = (name: ApplicantConsent, href: string | undefined) => {
    const problem = problems[name];
    const link = (words: ReactNode) =>
      href === undefined ? (
        words
      ) : (
        <NewTabLink key={name} href={href} newTab={text('newTab')}>
          {words}
        </NewTabLink>
      );
    return (
      <Checkbox
        name={name}
        label={intl.formatMessage({ id: `personalData.${name}` }, { link })}
        error={problem === null ? undefined : text(`errors.${problem}`)}
        checked={agreed[name]}
        onChange={() => actor.send({ type: 'toggleConsent', consent: name })}
      />
    );
  };
  return (
    <div className={consents}>
      {consent('terms', links?.termsAndConditions)}
      {consent('gdpr', links?.gdpr)}
    </div>
  );
}

/**
 * The terms and the processing of personal data, to which the applicant must agree (PDT-01). Memoized, so that typing in
 * a field does not render them again.
 */
export const ConsentFields = memo(Consents);
