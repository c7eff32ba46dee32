import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { AccountCustomer } from '#contract/entities/account-page.ts';
import { Day } from '#i18n/dates.tsx';
import { Fact } from '#ui/data-list/fact.tsx';

interface PersonDetailProps {
  readonly customer: Pick<AccountCustomer, 'fullName'>;
  /** Null = the birth date is not known. */
  readonly birthDay: string | null;
}

const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '2' });

/** The detail block of a linked customer who has no card (ACC-02). */
export function PersonDetail({ customer, birthDay }: PersonDetailProps) {
  return (
    <dl className={facts}>
      <Fact label={<FormattedMessage id="links.name" />}>{customer.fullName}</Fact>
      {birthDay !== null && (
        <Fact label={<FormattedMessage id="links.birthDay" />}>
          <Day value={birthDay} />
        </Fact>
      )}
    </dl>
  );
}
