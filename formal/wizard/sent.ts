import type {
  ApplicationPlan,
  ApplicationRequest,
  CustomerRequest,
} from '#machines/card-application/application-save/application-save.types.ts';
import type { UploadRequest } from '#machines/card-application/attachment-upload/attachment-upload.types.ts';
import { isSameData } from '#machines/common/is-same-data.ts';
import type { StartedCall } from './live-wizard.ts';
import type { Ledger } from './world.ts';

export interface Sent {
  readonly ledger: Ledger;
  /** The property that the calls break; null = none. */
  readonly broken: string | null;
}

const isAsShown = ({ name, input }: StartedCall, shown: ApplicationPlan): boolean => {
  const { customer, attachments, ...application } = shown;
  if (name === 'applicationSave.saveCustomer') return isSameData((input as CustomerRequest).customer, customer);
  if (name === 'applicationSave.saveApplication') return isSameData((input as ApplicationRequest).plan, application);
  if (name !== 'applicationSave.attachmentUpload.upload') return true;
  return attachments.some(({ id }) => id === (input as UploadRequest).file.id);
};

const keyOf = (input: unknown): string | null =>
  typeof input === 'object' && input !== null && 'idempotencyKey' in input ? String(input.idempotencyKey) : null;

/** The server compares the content of calls with the same key, but not the id of the draft. */
const contentOf = (input: unknown): string =>
  JSON.stringify(input, (name, value: unknown) => (name === 'draftId' ? undefined : value));

const mayBeRepeated = (name: string): boolean => !/save(Customer|Application)$/.test(name);

const brokenBy = (call: StartedCall, { shown, calls, contents, isFiled }: Ledger): string | null => {
  const { name, input } = call;
  const key = keyOf(input);
  if (key !== null && (contents[key] ?? contentOf(input)) !== contentOf(input))
    return 'calls with the same key have the same content';
  if (!name.startsWith('applicationSave.')) return null;
  if (shown === null) return 'nothing is sent before the person confirms it';
  if (!mayBeRepeated(name) && calls.includes(name)) return 'nothing is sent twice';
  if (name.endsWith('.saveApplication') && isFiled) return 'an application that is filed is not sent again';
  return isAsShown(call, shown) ? null : 'the summary shows what is sent';
};

const withCall = (ledger: Ledger, { name, input }: StartedCall): Ledger => {
  const key = keyOf(input);
  return {
    ...ledger,
    calls: name.startsWith('applicationSave.') ? [...ledger.calls, name] : ledger.calls,
    contents: key === null ? ledger.contents : { ...ledger.contents, [key]: contentOf(input) },
  };
};

/** The names of the properties of the calls. */
export const callProperties = [
  'calls with the same key have the same content',
  'nothing is sent before the person confirms it',
  'nothing is sent twice',
  'an application that is filed is not sent again',
  'the summary shows what is sent',
] as const;

/** The ledger after these calls were started. */
export const afterCalls = (started: readonly StartedCall[], before: Ledger): Sent =>
  started.reduce<Sent>(
    ({ ledger, broken }, call) => ({ ledger: withCall(ledger, call), broken: broken ?? brokenBy(call, ledger) }),
    { ledger: before, broken: null },
  );
