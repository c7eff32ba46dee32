import {
  createBankCardApplication,
  createCardApplication,
  createVirtualCardApplication,
} from '#contract/endpoints/card-application-writes.ts';
import { countingRefusals } from '../../accounts/customers/counting-refusals.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { commonRequest, notHandedOver } from './application-request.ts';
import { fileApplication } from './file-application.ts';

const applicationRoutes: readonly Route[] = [
  route(createCardApplication, 'own', (call) => {
    const { carrierType, contactMeIfCardFound, keepPhoto, cardForFree } = call.body;
    const { recipientAddress = null, deliveryBranchOfficeId = null } = call.body;
    const options = { contactMeIfCardFound, keepPhoto, cardForFree, recipientAddress, deliveryBranchOfficeId };
    const request = { ...commonRequest(call.body), ...options, carrierType, bankCardId: null };
    return fileApplication(call, createCardApplication, call.body, request);
  }),
  route(createVirtualCardApplication, 'own', (call) => {
    const request = { ...commonRequest(call.body), ...notHandedOver, carrierType: 'VIRTUAL_CARD' } as const;
    return fileApplication(call, createVirtualCardApplication, call.body, request);
  }),
  route(createBankCardApplication, 'own', (call) => {
    const { bankCardId = null } = call.body;
    const request = { ...commonRequest(call.body), ...notHandedOver, carrierType: 'BANK_CARD', bankCardId } as const;
    return fileApplication(call, createBankCardApplication, call.body, request);
  }),
];

/** The routes for the three kinds of cards that a customer can apply for (WIZ-01). */
export const createApplicationRoutes: readonly Route[] = applicationRoutes.map((each) =>
  countingRefusals('checkIsicNumber', each),
);
