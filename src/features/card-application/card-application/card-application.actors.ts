import { fromPromise } from 'xstate';
import { numberSetting } from '#api/number-settings.ts';
import { announceFailure } from '#common/announce-failure.ts';
import { failureMessageId } from '#common/failure-message-id.ts';
import { branchOffices } from '#contract/endpoints/branch-offices.ts';
import { cardApplicationDeliveryCheck, cardApplicationFee } from '#contract/endpoints/card-application-checks.ts';
import { lastCardApplication } from '#contract/endpoints/card-applications.ts';
import { customerProfiles } from '#contract/endpoints/customer-profiles.ts';
import { activeCardApplication, customer, loggedCustomer } from '#contract/endpoints/customers.ts';
import { globalSettings } from '#contract/endpoints/global-settings.ts';
import { notUniquePart } from '#machines/card-application/card-application/card-application.failures.ts';
import { cardApplicationMachine } from '#machines/card-application/card-application/card-application.machine.ts';
import { preselectionOutcome } from '#machines/card-application/card-application/card-application.preselection.ts';
import type {
  ApplicationFacts,
  FactsRequest,
  KnownAccount,
} from '#machines/card-application/card-application/card-application.types.ts';
import { deliveryMachine } from '#machines/card-application/delivery/delivery.machine.ts';
import { carriers } from '#rules/carriers.ts';
import { personAsTyped } from '#rules/person-fields.ts';
import type { Shop } from '#runtime/shop.ts';
import { newDaysBy } from '#runtime/ticks.ts';
import type { AttachmentFiles } from '../attachments/attachment-files.ts';
import { provideAttachments } from '../attachments/attachments.actors.ts';
import { announceNotUnique, wizardToastTime } from '../wizard-toasts.ts';
import { provideApplicationDraft, readDraft } from './application-draft.actors.ts';
import { provideApplicationSave } from './application-save.actors.ts';
import { provideBankCardChoice } from './bank-card-choice.actors.ts';
import { provideCustodian } from './custodian.actors.ts';
import { providePersonalData } from './personal-data.actors.ts';
import { provideProfileChoice } from './profile-choice.actors.ts';

/** One page with all items: the lists of profiles and branch offices are short (CAL-02). */
const listLimit = 999;

async function readCustomer(shop: Shop, id: number | null, signal: AbortSignal) {
  if (id === null) return { customer: null, hasOpenApplication: false, feeCounts: false };
  const [found, open, check] = await Promise.all([
    shop.call(customer, { params: { id }, signal }),
    shop.call(activeCardApplication, { params: { id }, signal }),
    shop.call(cardApplicationDeliveryCheck, { query: { originId: id }, signal }),
  ]);
  return { customer: found, hasOpenApplication: open !== null, feeCounts: check.feeCounts };
}

/** Without attachments, only profiles with the default number can be chosen (PRF-01). */
const readProfiles = (shop: Shop, attachmentsAllowed: boolean, signal: AbortSignal) =>
  shop.call(customerProfiles, {
    query: {
      onlyPrimary: !attachmentsAllowed,
      type: 'PERSONAL',
      validity: 'PRESENT_OR_FUTURE',
      sortBy: 'orderNumber',
      sortDesc: false,
      limit: listLimit,
      offset: 0,
    },
    signal,
  });

const readBranches = (shop: Shop, signal: AbortSignal) =>
  shop.call(branchOffices, {
    query: { cardDeliveryAllowed: true, sortBy: 'branchNumber', sortDesc: true, limit: listLimit, offset: 0 },
    signal,
  });

/** The price of a chip card in minor units; null if the back end does not tell it before the application is filed. */
const readFee = async (shop: Shop, signal: AbortSignal): Promise<number | null> =>
  shop.offers('applicationLife') ? (await shop.call(cardApplicationFee, { signal })).price : null;

/** The address is only a proposal, so the wizard opens without it if it cannot be read. */
async function readAccount(shop: Shop, needsAddress: boolean, signal: AbortSignal): Promise<KnownAccount> {
  const email = shop.actor('session').getSnapshot().context.session?.username ?? '';
  const own = needsAddress ? await shop.call(loggedCustomer, { signal }).catch(() => null) : null;
  if (own === null) return { email, address: null };
  const { street, streetNumber, city, zip } = personAsTyped(own);
  return { email, address: { street, streetNumber, city, zip } };
}

async function readFacts(
  shop: Shop,
  files: AttachmentFiles,
  { readCustomerId, attachmentsAllowed, needsOwnAddress, ...subject }: FactsRequest,
  signal: AbortSignal,
): Promise<ApplicationFacts> {
  const [draft, account, { feeCounts, ...person }, settings, profiles, branches, fee, last] = await Promise.all([
    readDraft(shop, files, subject, signal),
    readAccount(shop, needsOwnAddress, signal),
    readCustomer(shop, readCustomerId, signal),
    shop.call(globalSettings, { signal }),
    readProfiles(shop, attachmentsAllowed, signal),
    readBranches(shop, signal),
    readFee(shop, signal),
    shop.call(lastCardApplication, { signal }),
  ]);
  return {
    ...draft,
    ...person,
    account,
    profiles: profiles.items,
    branches: branches.items,
    fee: feeCounts ? 0 : fee,
    marketingConsent: last?.marketingConsent === true,
    profileYears: numberSetting(settings, 'CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS'),
    cardYears: numberSetting(settings, carriers[subject.carrierType].validitySetting),
  };
}

/** @param files the files that are chosen in this wizard */
export function provideCardApplication(shop: Shop, files: AttachmentFiles) {
  return cardApplicationMachine.provide({
    actors: {
      readFacts: fromPromise<ApplicationFacts, FactsRequest>(({ input, signal }) =>
        readFacts(shop, files, input, signal),
      ),
      personalData: providePersonalData(shop),
      custodian: provideCustodian(shop),
      profileOne: provideProfileChoice(shop),
      profileTwo: provideProfileChoice(shop),
      attachmentsOne: provideAttachments(files),
      attachmentsTwo: provideAttachments(files),
      delivery: deliveryMachine,
      applicationDraft: provideApplicationDraft(shop, files),
      bankCardChoice: provideBankCardChoice(shop),
      applicationSave: provideApplicationSave(shop, files),
      calendar: newDaysBy(shop.clock),
    },
    actions: {
      announceDraftLost: ({ context }) => {
        if (context.facts?.draftLost === true) {
          shop.showToast({ messageId: 'applicationForm.draftLost', colour: 'warning', timeout: wizardToastTime });
        }
      },
      announcePreselection: ({ context }) => {
        const outcome = preselectionOutcome(context);
        if (outcome !== 'BEGUN' && outcome !== 'IMPOSSIBLE') return;
        shop.showToast({
          messageId: `applicationForm.preselection.${outcome}`,
          colour: 'warning',
          timeout: wizardToastTime,
        });
      },
      announceUnread: ({ context }) => {
        const named = failureMessageId(context.failure, (id) => shop.text(id) !== id);
        if (named === null) announceFailure(shop, 'applicationForm.unread', wizardToastTime)({ context });
        else shop.showToast({ ...named, colour: 'error', timeout: wizardToastTime });
      },
      announceNotUnique: ({ context }) => {
        if (notUniquePart(context.failure?.name) !== 'custodian') return;
        const errorName = 'CUSTOMER_NOT_UNIQUE_CUSTODIAN';
        announceNotUnique(shop, `applicationForm.errors.${errorName}`, errorName);
      },
      announceNewDay: () =>
        shop.showToast({ messageId: 'applicationForm.newDay', colour: 'info', timeout: wizardToastTime }),
      announceSaved: ({ context }) => {
        shop.tell('customerSelection', { type: 'refresh' });
        shop.showToast({
          messageId: `applicationForm.${context.application?.issued === true ? 'issued' : 'saved'}`,
          values: { number: context.application?.applicationNumber ?? 'none' },
          colour: 'success',
          timeout: wizardToastTime,
        });
      },
      goToCart: () => shop.goTo('/app/shopping-cart'),
    },
  });
}
