import { asLine } from '#contract/line.ts';
import { isDelivered } from '#rules/card-delivery.ts';
import { carriers } from '#rules/carriers.ts';
import { isReachableAboutFoundCard } from '#rules/contact-consent.ts';
import { mayHavePin } from '#rules/pin.ts';
import type { ApplicationPlan } from '../application-save/application-save.types.ts';
import type { FileToUpload } from '../attachment-upload/attachment-upload.types.ts';
import type { ChosenFile } from '../attachments/attachments.types.ts';
import type { ProfileReport } from '../profile-choice/profile-choice.types.ts';
import { attachmentTypesOf, submittedPhoto, needsCustodian } from './card-application.steps.ts';
import type { CardApplicationContext } from './card-application.types.ts';

/** The files that the profile needs, without the files of a profile that was chosen before. */
const filesOf = (
  context: CardApplicationContext,
  profile: ProfileReport,
  files: readonly ChosenFile[],
  isProfileOne: boolean,
): readonly FileToUpload[] =>
  attachmentTypesOf(context, profile).flatMap(({ id: type }) =>
    files
      .filter(({ typeId }) => typeId === type)
      .map(({ id, name, size, typeId }) => ({ id, name, size, typeId, isProfileOne })),
  );

/** The application with the data that are entered now; null while the photo or profile one is missing. */
export function planOf(context: CardApplicationContext): ApplicationPlan | null {
  const { personalData, profileOne, profileTwo, delivery, carrierType } = context;
  const { person, photo } = personalData;
  const custodian = needsCustodian(context) ? context.custodian.custodian : null;
  if (photo === null || profileOne.chosen === null) return null;
  const isHandedOver = isDelivered({ carrierType });
  return {
    customer: {
      originId: context.savedCustomerId ?? context.customerId,
      person,
      photo,
      photoIsNew: photo !== submittedPhoto(context.facts?.customer),
      custodian,
      isicNumber: [profileOne.chosen, profileTwo.chosen].map((one) => one?.isicNumber ?? '').join(''),
      pin: mayHavePin(context) ? asLine(context.pin) : '',
      accountLinkType: context.link === 'REGISTERED' ? 'REGISTERED' : 'ASSIGNED',
    },
    personConfirmed: context.personConfirmed,
    carrierType,
    profileOne: profileOne.chosen,
    profileTwo: profileTwo.chosen,
    delivery: isHandedOver ? delivery.delivery : null,
    bankCard: carriers[carrierType].needsBankCard ? context.bankCard.bankCard : null,
    cardForFree: isHandedOver && delivery.cardForFree,
    contactMeIfCardFound: isHandedOver && isReachableAboutFoundCard(person, custodian?.person ?? null),
    marketingConsent: context.marketingConsent,
    attachments: [
      ...filesOf(context, profileOne, context.attachmentsOne, true),
      ...filesOf(context, profileTwo, context.attachmentsTwo, false),
    ],
    today: context.today,
  };
}
