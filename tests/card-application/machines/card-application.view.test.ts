import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { locales } from '#contract/enumerations.ts';
import { replay } from '#formal/exploration/replay.ts';
import { cardApplicationView } from '#machines/card-application/card-application/card-application.view.ts';
import { cardApplicationModel } from '#machines/card-application/card-application/model/card-application.model.ts';
import { readMessages } from '#messages/compile.ts';
import { uncheckedKey } from '#messages/keys/message-key.ts';
import { minimumCustomerAge } from '#rules/age.ts';

type Snapshot = Parameters<typeof cardApplicationView>[0];

const entered = [
  'personalData=child',
  'next',
  'custodian=chosen',
  'next',
  'profileOne=right',
  'delivery=right',
  'next',
];
const refusedCustodian = ['readFacts=unknown', ...entered, 'confirm', 'applicationSave=custodian refused'];

describe('the view of an application for a card (WIZ-05)', () => {
  it.each(locales)('shows a refusal with the minimum age; the texts in %s contain the age', (locale) => {
    const { snapshot } = replay(cardApplicationModel, 'child', refusedCustodian);
    const { step, refusal } = cardApplicationView(snapshot as Snapshot);
    expect([step, refusal?.name, refusal?.isUnsure]).toEqual(['custodian', 'CUSTODIAN_IS_REQUIRED', false]);
    const intl = createIntl({ locale, messages: readMessages(locale) });
    const names = ['CUSTODIAN_IS_REQUIRED', 'TOO_YOUNG_FOR_REGISTERED_ACCOUNT', 'TOO_OLD_FOR_ASSIGNED_ACCOUNT'];
    const texts = names.map((name) =>
      intl.formatMessage({ id: uncheckedKey(`applicationForm.errors.${name}`) }, refusal?.metadata),
    );
    expect(texts.filter((text) => text.includes(`${minimumCustomerAge}`))).toEqual(texts);
  });

  it('keeps the metadata of a refusal, such as the time to wait', () => {
    const { snapshot } = replay(cardApplicationModel, 'child', refusedCustodian);
    const failure = { name: 'TOO_MANY_ATTEMPTS', status: 429, metadata: { retryAfter: 600 } };
    const withFailure = { ...snapshot, context: { ...snapshot.context, failure } };
    expect(cardApplicationView(withFailure as Snapshot).refusal).toMatchObject({ metadata: { retryAfter: 600 } });
  });
});
