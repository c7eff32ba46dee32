import { asLine } from '#contract/line.ts';
import { textProblem, type AddressField, type TextProblem } from '#rules/person-fields.ts';
import type { ChosenDelivery, DeliveryContext, DeliveryField, TypedAddress } from './delivery.types.ts';

export type DeliveryProblem = TextProblem;

export const emptyAddress: TypedAddress = { street: '', streetNumber: '', city: '', zip: '' };

export const addressFields = Object.keys(emptyAddress) as AddressField[];

export const isEmptyAddress = (address: TypedAddress): boolean =>
  addressFields.every((field) => asLine(address[field]) === '');

function addressProblem({ type, address }: DeliveryContext, field: AddressField): DeliveryProblem | null {
  return type === 'POST_OFFICE' ? textProblem(field, address[field], true) : null;
}

const branchProblem = ({ type, branchId }: DeliveryContext): DeliveryProblem | null =>
  type === 'BRANCH' && branchId === null ? 'EMPTY' : null;

/** The error of each field (DEL-01); null = no error. */
export const problemsOf = (context: DeliveryContext): Readonly<Record<DeliveryField, DeliveryProblem | null>> => ({
  branch: branchProblem(context),
  street: addressProblem(context, 'street'),
  streetNumber: addressProblem(context, 'streetNumber'),
  city: addressProblem(context, 'city'),
  zip: addressProblem(context, 'zip'),
});

export const isSound = (context: DeliveryContext): boolean =>
  Object.values(problemsOf(context)).every((problem) => problem === null);

export const deliveryOf = ({ type, branches, branchId, address }: DeliveryContext): ChosenDelivery =>
  type === 'POST_OFFICE' ? { type, address } : { type, branch: branches.find(({ id }) => id === branchId) ?? null };
