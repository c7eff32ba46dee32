import { expect, it } from 'vitest';
import { readFlows } from '#gallery/flows.ts';
import type { FlowModel } from '#machines/common/flow-model.ts';

/** The flows with typed texts that need no draft when the session expires, with the reason. */
const withoutDraft: Readonly<Record<string, string>> = {
  accountDeletion: 'a password is never kept',
  cardApplication: 'kept on the server (WIZ-06)',
  custodian: 'a part of the wizard: kept on the server (WIZ-06)',
  delivery: 'a part of the wizard: kept on the server (WIZ-06)',
  eMailRequest: 'for visitors: there is no session',
  list: 'filters are in the address of the page (TBL-02)',
  passVerification: 'for visitors: there is no session',
  passwordChange: 'for visitors: there is no session',
  passwordUpdate: 'a password is never kept',
  personalData: 'a part of the wizard: kept on the server (WIZ-06)',
  profileChoice: 'a part of the wizard: kept on the server (WIZ-06)',
  registration: 'for visitors: there is no session',
  session: 'a password is never kept',
  settingChange: 'for the staff: one value, typed again in a moment',
};

/** A photo is chosen, not typed, so it does not count. */
const isTyping = (event: string): boolean => event.startsWith('change') && event !== 'changePhoto';

const hasText = (payload: object): boolean => Object.values(payload).some((value) => typeof value === 'string');

const isTypedInto = ({ cases }: FlowModel): boolean =>
  Object.entries(cases).some(([event, payloads]) => isTyping(event) && Object.values(payloads ?? {}).some(hasText));

const isDrafted = ({ inputs }: FlowModel): boolean =>
  Object.values(inputs).some(
    (input: unknown) => typeof input === 'object' && input !== null && 'draft' in input && input.draft !== null,
  );

it('every form with typed texts has a draft for the end of the session, or is listed with a reason (SES-02)', async () => {
  const models = (await readFlows()).map(({ model }) => model).filter((model) => model !== null);
  const typedInto = models.filter(isTypedInto);
  const undrafted = typedInto.filter((model) => !isDrafted(model)).map(({ name }) => name);
  expect(undrafted).toEqual(Object.keys(withoutDraft));
  // Enough other forms with typed texts were found, so the search works.
  expect(typedInto.length - undrafted.length).toBeGreaterThan(5);
});
