import type { EndpointDefinition } from '#contract/endpoint.ts';
import { cancelAccountLink } from '#contract/endpoints/account-link-cancelling.ts';
import { setAssignedAccount, setMainAccount } from '#contract/endpoints/account-link-changes.ts';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { transferBalance } from '#contract/endpoints/balance-transfer.ts';
import { activateBankCard, blockBankCard, deleteBankCard } from '#contract/endpoints/bank-cards.ts';
import { branchOffices } from '#contract/endpoints/branch-offices.ts';
import { uploadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import {
  createBankCardApplication,
  createCardApplication,
  createVirtualCardApplication,
} from '#contract/endpoints/card-application-writes.ts';
import { cardApplication, rejectCardApplication } from '#contract/endpoints/card-applications.ts';
import { connectAssignedAccount, connectRegisteredAccount } from '#contract/endpoints/connect-account.ts';
import { assignCustodian } from '#contract/endpoints/custodian-assignment.ts';
import { requestCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { cardDetail, setMainCard, updateMarketingConsent } from '#contract/endpoints/customer-cards.ts';
import { assignOrigin } from '#contract/endpoints/customer-merging.ts';
import { customerProfiles } from '#contract/endpoints/customer-profiles.ts';
import { activeCard } from '#contract/endpoints/customers.ts';
import { globalSettings } from '#contract/endpoints/global-settings.ts';
import { payByWallet } from '#contract/endpoints/telephone-application.ts';
import { initTokenization } from '#contract/endpoints/tokenizations.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { valueAt } from '../answers/value-at.ts';
import { birthDays, hasNow } from './newcomer.ts';
import { fileForm, smallPdf } from './people.ts';
import { requestedProfile } from './profiles.ts';
import { NotThere } from './step.ts';
import type { Memory, Step } from './step.ts';

const as = 'newcomer';

const card = (memory: Memory) => ({ params: { id: memory.number('card.id') } });
const child = (memory: Memory) => ({ params: { id: memory.number('child.id') } });
const childLink = (memory: Memory) => ({ params: { id: linkOfChild(memory) } });

function linkOfChild(memory: Memory): number {
  const links = valueAt(memory.find('links'), 'items');
  const childId = memory.number('child.id');
  const link = Array.isArray(links) ? links.find((one) => valueAt(one, 'customer.id') === childId) : undefined;
  const id = valueAt(link, 'id');
  if (typeof id !== 'number') throw new NotThere('there is no link to the child');
  return id;
}

const wanted = (memory: Memory, who: 'adult' | 'child', hasFiles: boolean, validity: string) =>
  requestedProfile(memory, { birthDay: birthDays(memory.today)[who], hasFiles }, validity);

/** What the next steps choose from. */
const offers: readonly Step[] = [
  {
    call: customerProfiles,
    as: 'nobody',
    keep: 'profiles',
    request: 'with limit=999',
    parts: () => ({ query: { limit: 999 } }),
  },
  { call: globalSettings, as, keep: 'settings' },
  {
    call: branchOffices,
    as: 'nobody',
    keep: 'offices',
    request: 'with cardDeliveryAllowed=true',
    parts: () => ({ query: { cardDeliveryAllowed: true } }),
  },
  { call: customerAccountLinks, as, keep: 'links' },
];

const virtualCard: readonly Step[] = [
  {
    call: createVirtualCardApplication,
    as,
    keep: 'virtual',
    parts: (memory) => ({
      body: {
        customerId: memory.number('person.id'),
        profileOne: wanted(memory, 'adult', false, 'VIRTUAL_CARD_VALIDITY').requested,
        marketingConsent: true,
      },
    }),
    mayBe: ['CARD_APPLICATION_NOT_ALLOWED'],
  },
  {
    call: createVirtualCardApplication,
    as,
    request: 'for a customer of nobody',
    parts: (memory) => ({
      body: {
        customerId: 2_147_483_647,
        profileOne: wanted(memory, 'adult', false, 'VIRTUAL_CARD_VALIDITY').requested,
        marketingConsent: true,
      },
    }),
    refusals: ['NOT_FOUND', 'CARD_APPLICATION_NOT_ALLOWED'],
  },
  {
    call: activeCard,
    as,
    keep: 'card',
    parts: (memory) => ({ params: { id: memory.number('person.id') } }),
    mayBe: ['NO_ACTIVE_CARD'],
  },
  {
    call: updateMarketingConsent,
    as,
    parts: (memory) => ({ ...card(memory), body: { value: false } }),
    mayBe: ['MARKETING_CONSENT_NOT_ALLOWED'],
  },
  {
    call: cardDetail,
    as,
    request: 'after the consent was withdrawn',
    parts: card,
    facts: hasNow('marketingConsent', () => false),
  },
  {
    call: setMainCard,
    as,
    parts: (memory) => ({ body: { id: memory.number('card.id') } }),
    mayBe: ['CUSTOMER_MANAGEABLE'],
  },
];

function childApplication(memory: Memory, validity: string) {
  const { requested, attachmentTypeId } = wanted(memory, 'child', true, validity);
  return { attachmentTypeId, customerId: memory.number('child.id'), profileOne: requested, marketingConsent: false };
}

/** An application for the child's chip card, with a file. */
export const childsCards: readonly Step[] = [
  {
    call: createCardApplication,
    as,
    keep: 'application',
    parts: (memory) => {
      const { attachmentTypeId: _, ...body } = childApplication(memory, 'CUSTOMER_CARD_VALIDITY');
      return {
        body: {
          ...body,
          carrierType: 'HAULIER_CARD',
          contactMeIfCardFound: false,
          keepPhoto: false,
          cardForFree: false,
          deliveryBranchOfficeId: memory.number('offices.items.0.id'),
        },
      };
    },
    mayBe: ['CARD_APPLICATION_NOT_ALLOWED'],
  },
  {
    call: uploadAttachment,
    as,
    request: 'with an empty file',
    parts: (memory) => ({
      params: { id: memory.number('application.id') },
      form: fileForm('', childApplication(memory, 'CUSTOMER_CARD_VALIDITY').attachmentTypeId),
    }),
    refusals: ['ATTACHMENT_EMPTY', 'ATTACHMENTS_NOT_ALLOWED'],
  },
  {
    call: uploadAttachment,
    as,
    parts: (memory) => ({
      params: { id: memory.number('application.id') },
      form: fileForm(smallPdf, childApplication(memory, 'CUSTOMER_CARD_VALIDITY').attachmentTypeId),
    }),
    facts: hasNow('name', () => 'conformance.pdf'),
    mayBe: ['ATTACHMENTS_NOT_ALLOWED'],
  },
  {
    call: cardApplication,
    as,
    parts: (memory) => ({ params: { id: memory.number('application.id') } }),
    // The list of files is ours: a back end need not send it.
    facts: (json, memory) =>
      valueAt(json, 'attachments') === undefined
        ? []
        : hasNow('attachments.0.name', () => 'conformance.pdf')(json, memory),
  },
];

/** The application is withdrawn; then one for a bank card is filed and withdrawn. */
export const withdrawal: readonly Step[] = [
  {
    call: rejectCardApplication,
    as,
    parts: (memory) => ({ params: { id: memory.number('application.id') }, body: { note: 'A check of the calls.' } }),
  },
  {
    call: cardApplication,
    as,
    request: 'after the application was withdrawn',
    parts: (memory) => ({ params: { id: memory.number('application.id') } }),
    facts: hasNow('state.name', () => 'REJECTED'),
  },
  {
    call: createBankCardApplication,
    as,
    keep: 'bankApplication',
    parts: (memory) => {
      const { attachmentTypeId: _, ...body } = childApplication(memory, 'CUSTOMER_CARD_VALIDITY');
      return { body };
    },
    mayBe: ['CARD_APPLICATION_NOT_ALLOWED'],
  },
  {
    call: initTokenization,
    as,
    parts: (memory) => ({
      params: { id: memory.number('bankApplication.id') },
      body: { appRouteUrl: `${memory.shop}/#/app/user-account` },
    }),
    mayBe: ['BANK_CARD_NOT_ALLOWED', 'INVALID_RETURN_ADDRESS', 'TOKENIZATION_UNAVAILABLE'],
  },
  {
    call: rejectCardApplication,
    as,
    parts: (memory) => ({
      params: { id: memory.number('bankApplication.id') },
      body: { note: 'A check of the calls.' },
    }),
  },
];

/** A call that the account may not make, refused with one of the call's own errors. */
const refused = (
  call: EndpointDefinition,
  request: string,
  parts: NonNullable<Step['parts']>,
  ...more: ErrorName[]
): Step => {
  const [first = 'NOT_FOUND', ...others] = [...call.errors, ...more];
  return { call, as, request, parts, refusals: [first, ...others] };
};

const unknownCard = { cardNumber: '920300000000000000', applicationNumber: '1' };

/** Calls about cards and links that a right back end refuses, or that change nothing. They concern only what the kit has created. */
const refusedCalls: readonly Step[] = [
  refused(connectRegisteredAccount, 'with an unknown card', () => ({ body: unknownCard })),
  refused(connectAssignedAccount, 'with an unknown card', () => ({ body: unknownCard })),
  {
    call: assignCustodian,
    as,
    parts: (memory) => ({ ...child(memory), body: { parentId: memory.number('person.id') } }),
    mayBe: assignCustodian.errors,
  },
  refused(assignOrigin, 'for a customer with a name', (memory) => ({
    ...child(memory),
    body: { originId: memory.number('person.id') },
  })),
  refused(setMainAccount, 'for an assigned customer', childLink, 'NOT_FOUND'),
  { call: setAssignedAccount, as, parts: childLink, mayBe: [...setAssignedAccount.errors, 'NOT_FOUND'] },
  refused(blockBankCard, 'for a card that is no bank card', card, 'NOT_FOUND'),
  refused(activateBankCard, 'for a card that is no bank card', card, 'NOT_FOUND'),
  refused(deleteBankCard, 'for a card that is no bank card', card, 'NOT_FOUND'),
  refused(transferBalance, 'with a wrong number of an old card', (memory) => ({
    body: { pakCardNumber: '1', mapCardNumber: memory.text('card.cardNumber') },
  })),
  {
    ...refused(payByWallet, 'without enough money in the wallet', (memory) => ({
      body: { cardNumber: memory.text('card.cardNumber'), amount: 100 },
    })),
    as: 'mapPhone',
  },
];

/** What the operator offers, and a virtual card for the account's own customer. */
export const cardSteps: readonly Step[] = [...offers, ...virtualCard];

/** The links of the account. */
export const linkSteps: readonly Step[] = [
  ...refusedCalls,
  {
    call: requestCardManagement,
    as,
    parts: (memory) => ({ body: { username: memory.text('customer.username') } }),
    mayBe: ['TOO_MANY_ATTEMPTS'],
  },
  { call: cancelAccountLink, as, parts: childLink, mayBe: ['LINK_NOT_CANCELABLE'] },
];
