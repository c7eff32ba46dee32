import { isDelivered } from '../../rules/card-delivery.ts';
import { isToldOfFoundCard } from '../../rules/contact-consent.ts';
import type { ApplicationPlan } from '../application-save/application-save.types.ts';
import type { CardApplicationContext } from './card-application.types.ts';

/** All that the application says as it is entered now; null while the photo or profile one is missing. */
export function planOf(context: CardApplicationContext): ApplicationPlan | null {
  const { personalData, profileOne, profileTwo, delivery, carrierType } = context;
  const { person, photo } = personalData;
  const custodian = context.custodian.custodian;
  if (photo === null || profileOne.chosen === null) return null;
  const isHandedOver = isDelivered({ carrierType });
  return {
    customer: {
      originId: context.savedCustomerId ?? context.customerId,
      person,
      photo,
      custodian,
      isicNumber: [profileOne.chosen, profileTwo.chosen].map((one) => one?.isicNumber ?? '').join(''),
      accountLinkType: context.isOwn ? 'REGISTERED' : 'ASSIGNED',
    },
    carrierType,
    profileOne: profileOne.chosen,
    profileTwo: profileTwo.chosen,
    delivery: isHandedOver ? delivery.delivery : null,
    cardForFree: isHandedOver && delivery.cardForFree,
    contactMeIfCardFound: isToldOfFoundCard(person, custodian === null ? null : custodian.person),
    marketingConsent: context.marketingConsent,
    today: context.today,
  };
}
