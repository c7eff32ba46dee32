import { type ActorRefFrom, fromPromise, sendTo } from 'xstate';
import { announceFailure } from '#common/announce-failure.ts';
import { isSameData } from '#common/is-same-data.ts';
import { namedFailure } from '#common/named-failure.ts';
import { numberSetting } from '#common/number-settings.ts';
import { branchOffices } from '#contract/endpoints/branch-offices.ts';
import { cardApplicationDeliveryCheck, cardApplicationFee } from '#contract/endpoints/card-application-checks.ts';
import { lastCardApplication } from '#contract/endpoints/card-applications.ts';
import { customerProfiles } from '#contract/endpoints/customer-profiles.ts';
import { activeCardApplication, customer } from '#contract/endpoints/customers.ts';
import { globalSettings } from '#contract/endpoints/global-settings.ts';
import type { AttachmentType } from '#machines/card-application/attachments/attachments.types.ts';
import type { AttachmentsActor } from '#machines/card-application/attachments/attachments.view.ts';
import { draftContent, isWorthKeeping } from '#machines/card-application/card-application/card-application.draft.ts';
import { notUniquePart } from '#machines/card-application/card-application/card-application.failures.ts';
import { cardApplicationMachine } from '#machines/card-application/card-application/card-application.machine.ts';
import {
  attachmentTypesOf,
  custodianEvent,
  profileFacts,
  residenceOf,
} from '#machines/card-application/card-application/card-application.steps.ts';
import type {
  ApplicationFacts,
  FactsRequest,
} from '#machines/card-application/card-application/card-application.types.ts';
import { wishOutcome } from '#machines/card-application/card-application/card-application.wish.ts';
import { deliveryMachine } from '#machines/card-application/delivery/delivery.machine.ts';
import type { profileChoiceMachine } from '#machines/card-application/profile-choice/profile-choice.machine.ts';
import type { ProfileFacts, ProfileReport } from '#machines/card-application/profile-choice/profile-choice.types.ts';
import { validitySettingOf } from '#rules/profile-validity.ts';
import type { Shop } from '#runtime/shop.ts';
import { newDaysBy } from '#runtime/ticks.ts';
import type { AttachmentFiles } from '../attachments/attachment-files.ts';
import { provideAttachments } from '../attachments/attachments.actors.ts';
import { announceNotUnique, wizardToastTime } from '../wizard-toasts.ts';
import { provideApplicationDraft, readDraft } from './application-draft.actors.ts';
import { provideApplicationSave } from './application-save.actors.ts';
import { provideBankCardChoice } from './bank-card-choice.actors.ts';
import { provideCustodian } from './custodian.actors.ts';
import { filledParts } from './filled-parts.ts';
import { providePersonalData } from './personal-data.actors.ts';
import { provideProfileChoice } from './profile-choice.actors.ts';

/** All at once: the lists of profiles and branch offices are short (CAL-02). */
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

const readProfiles = (shop: Shop, signal: AbortSignal) =>
  shop.call(customerProfiles, {
    query: { type: 'PERSONAL', validity: 'PRESENT_OR_FUTURE', sortBy: 'orderNumber', limit: listLimit, offset: 0 },
    signal,
  });

const readBranches = (shop: Shop, signal: AbortSignal) =>
  shop.call(branchOffices, {
    query: { cardDeliveryAllowed: true, sortBy: 'branchNumber', sortDesc: true, limit: listLimit, offset: 0 },
    signal,
  });

async function readFacts(
  shop: Shop,
  files: AttachmentFiles,
  { readCustomerId, ...subject }: FactsRequest,
  signal: AbortSignal,
): Promise<ApplicationFacts> {
  const [draft, { feeCounts, ...person }, settings, profiles, branches, fee, last] = await Promise.all([
    readDraft(shop, files, subject, signal),
    readCustomer(shop, readCustomerId, signal),
    shop.call(globalSettings, { signal }),
    readProfiles(shop, signal),
    readBranches(shop, signal),
    shop.call(cardApplicationFee, { signal }),
    shop.call(lastCardApplication, { signal }),
  ]);
  return {
    ...draft,
    ...person,
    profiles: profiles.items,
    branches: branches.items,
    fee: feeCounts ? 0 : fee.price,
    marketingConsent: last?.marketingConsent === true,
    profileYears: numberSetting(settings, 'CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS'),
    cardYears: numberSetting(settings, validitySettingOf(subject.carrierType)),
  };
}

/** What a profile depends on. What is told already is not told again: each answer of a part to a key costs time. */
function tellFacts(part: ActorRefFrom<typeof profileChoiceMachine> | undefined, facts: ProfileFacts): void {
  if (part !== undefined && !isSameData(part.getSnapshot().context.facts, facts))
    part.send({ type: 'factsChanged', facts });
}

/** Another profile needs proofs of its own, also where they are of the same kinds (PRF-01). */
function tellAttachments(
  part: AttachmentsActor | undefined,
  { profile }: ProfileReport,
  types: readonly AttachmentType[],
): void {
  const profileId = profile?.id ?? null;
  if (part !== undefined && part.getSnapshot().context.profileId !== profileId)
    part.send({ type: 'changeProfile', profileId, types });
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
      demandPersonalData: sendTo('personalData', { type: 'demand' }),
      demandCustodian: sendTo('custodian', { type: 'demand' }),
      demandCardData: ({ self }) => {
        const { profileOne, profileTwo, attachmentsOne, attachmentsTwo, delivery, bankCardChoice } =
          self.getSnapshot().children;
        for (const part of [profileOne, profileTwo, attachmentsOne, attachmentsTwo, delivery, bankCardChoice]) {
          part?.send({ type: 'demand' });
        }
      },
      tellSavedPerson: ({ context, self }) => {
        const { savedCustomerId: customerId } = context;
        if (customerId === null) return;
        const { personalData, profileOne, profileTwo } = self.getSnapshot().children;
        personalData?.send({ type: 'personSaved', customerId });
        profileOne?.send({ type: 'factsChanged', facts: profileFacts(context, 1) });
        profileTwo?.send({ type: 'factsChanged', facts: profileFacts(context, 2) });
      },
      tellNotUnique: ({ context, self }) => {
        const { personalData, custodian } = self.getSnapshot().children;
        const part = notUniquePart(context.failure?.name);
        if (part === 'personalData') personalData?.send({ type: 'notUnique' });
        if (part === 'custodian') {
          custodian?.send({ type: 'notUnique' });
          const errorName = 'CUSTOMER_NOT_UNIQUE_CUSTODIAN';
          announceNotUnique(shop, `applicationForm.errors.${errorName}`, errorName);
        }
      },
      tellCustodian: ({ context, self }) => {
        const { custodian } = self.getSnapshot().children;
        const type = custodianEvent(context);
        if (type !== null && custodian?.getSnapshot().can({ type }) === true) custodian.send({ type });
      },
      tellProfiles: ({ context, self }) => {
        const { profileOne, profileTwo } = self.getSnapshot().children;
        tellFacts(profileOne, profileFacts(context, 1));
        tellFacts(profileTwo, profileFacts(context, 2));
      },
      tellProfileTwo: ({ context, self }) =>
        tellFacts(self.getSnapshot().children.profileTwo, profileFacts(context, 2)),
      tellDelivery: ({ context, self }) => {
        const { delivery } = self.getSnapshot().children;
        const residence = residenceOf(context);
        if (delivery === undefined || isSameData(delivery.getSnapshot().context.residence, residence)) return;
        delivery.send({ type: 'residenceChanged', residence });
      },
      tellAttachmentsOne: ({ context, self }) =>
        tellAttachments(
          self.getSnapshot().children.attachmentsOne,
          context.profileOne,
          attachmentTypesOf(context, context.profileOne),
        ),
      tellAttachmentsTwo: ({ context, self }) =>
        tellAttachments(
          self.getSnapshot().children.attachmentsTwo,
          context.profileTwo,
          attachmentTypesOf(context, context.profileTwo),
        ),
      readBankCardsAgain: sendTo('bankCardChoice', { type: 'readAgain' }),
      needProfileTwo: sendTo('profileTwo', { type: 'need' }),
      dropProfileTwo: sendTo('profileTwo', { type: 'drop' }),
      tellDraft: ({ context, self }) => {
        const { children } = self.getSnapshot();
        const parts = filledParts(children);
        if (parts === null || !isWorthKeeping(context)) return;
        children.applicationDraft?.send({ type: 'changed', content: draftContent(context, parts) });
      },
      flushDraft: sendTo('applicationDraft', { type: 'flush' }),
      dropDraft: sendTo('applicationDraft', { type: 'drop' }),
      announceDraftLost: ({ context }) => {
        if (context.facts?.draftLost === true) {
          shop.showToast({ messageId: 'applicationForm.draftLost', colour: 'warning', timeout: wizardToastTime });
        }
      },
      announceWish: ({ context }) => {
        const outcome = wishOutcome(context);
        if (outcome !== 'BEGUN' && outcome !== 'IMPOSSIBLE') return;
        shop.showToast({ messageId: `applicationForm.wish.${outcome}`, colour: 'warning', timeout: wizardToastTime });
      },
      announceUnread: ({ context }) => {
        const named = namedFailure(context.failure, (id) => shop.text(id) !== id);
        if (named === null) announceFailure(shop, 'applicationForm.unread', wizardToastTime)({ context });
        else shop.showToast({ ...named, colour: 'error', timeout: wizardToastTime });
      },
      announceNewDay: () =>
        shop.showToast({ messageId: 'applicationForm.newDay', colour: 'info', timeout: wizardToastTime }),
      announceSaved: ({ context }) => {
        shop.tell('customerSelection', { type: 'refresh' });
        shop.showToast({
          messageId: `applicationForm.${context.application?.issued === true ? 'issued' : 'saved'}`,
          values: { number: context.application?.applicationNumber ?? '' },
          colour: 'success',
          timeout: wizardToastTime,
        });
      },
      goToCart: () => shop.goTo('/app/shopping-cart'),
    },
  });
}
