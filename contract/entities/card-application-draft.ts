import * as v from 'valibot';
import { carrierTypes } from '../enumerations.ts';
import { Id, IsoMoment } from '../values.ts';
import { longestAttachmentName } from './attachment.ts';

/** Raised whenever what is entered changes its form: a draft of another shape cannot be gone on with. */
export const draftShape = 1;

/** The most files of one draft; a profile asks for a few at the most. */
export const mostDraftFiles = 20;

/** The longest text of one field: more than any field accepts, so that what is too long is kept as well. */
export const longestEntry = 2000;
const Entry = v.pipe(v.string(), v.maxLength(longestEntry));

export const FileKey = v.pipe(v.string(), v.uuid());

const EnteredAddress = { street: Entry, streetNumber: Entry, city: Entry, zip: Entry };
const EnteredPerson = v.object({
  firstName: Entry,
  lastName: Entry,
  /** The ISO day, or the text while it is none. */
  birthDay: Entry,
  email: Entry,
  phoneNumber: Entry,
  ...EnteredAddress,
});

/** The claim to a profile is not confirmed in a draft: whoever goes on confirms it again, on that day. */
const EnteredProfile = v.object({
  profileId: v.nullable(Id),
  profileChosen: v.boolean(),
  validFrom: Entry,
  validFromChosen: v.boolean(),
  isicNumber: Entry,
});
export type EnteredProfile = v.InferOutput<typeof EnteredProfile>;

const EnteredFile = v.object({
  id: FileKey,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(longestAttachmentName)),
  /** In bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  typeId: Id,
  isProfileOne: v.boolean(),
});
export type EnteredFile = v.InferOutput<typeof EnteredFile>;

/** What is entered in the wizard, besides the photo and the contents of files. Consents are not part of it (WIZ-06). */
export const EnteredApplication = v.object({
  /** The UUID of the wizard, so that what it had begun to save is not saved twice. */
  flowId: v.pipe(v.string(), v.uuid()),
  /** The step that was open. */
  step: v.picklist(['personalData', 'custodian', 'cardData']),
  person: EnteredPerson,
  custodian: v.object({ choice: v.picklist(['registered', 'other']), person: EnteredPerson }),
  profileOne: EnteredProfile,
  /** Null = there is no second profile. */
  profileTwo: v.nullable(EnteredProfile),
  delivery: v.object({
    type: v.picklist(['BRANCH', 'POST_OFFICE']),
    cardForFree: v.boolean(),
    branchId: v.nullable(Id),
    address: v.object(EnteredAddress),
  }),
  /** A registered bank card by its id, or a new one; null = nothing is chosen. */
  bankCard: v.nullable(v.union([Id, v.literal('new')])),
  marketingConsent: v.boolean(),
  /** Drafts that were saved before it was asked for have none. */
  pin: v.optional(Entry, ''),
  files: v.pipe(v.array(EnteredFile), v.maxLength(mostDraftFiles)),
});
export type EnteredApplication = v.InferOutput<typeof EnteredApplication>;

/** A photo as the wizard makes it: a JPEG as a data URL. */
export const DraftPhoto = v.pipe(
  v.string(),
  v.maxLength(400_000),
  v.regex(/^data:image\/jpeg;base64,[\d+/A-Za-z]+={0,2}$/, 'is no JPEG as a data URL'),
);

/** What an application is for: an account has one draft for each. */
export const draftSubject = {
  carrierType: v.picklist(carrierTypes),
  /** The card is for the account's own customer, who need not exist yet. */
  isOwn: v.boolean(),
  /** Who gets the card; null = the own customer, or a new person. */
  customerId: v.nullable(Id),
};

/** That an application was begun for a customer, or for the account itself. */
export const BegunApplication = v.object({
  carrierType: v.picklist(carrierTypes),
  saved: IsoMoment,
  expires: IsoMoment,
});
export type BegunApplication = v.InferOutput<typeof BegunApplication>;

export const CardApplicationDraft = v.object({
  id: Id,
  /** Counts what was saved; who saves names the version that they know. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  shape: v.pipe(v.number(), v.integer()),
  saved: IsoMoment,
  /** When it is deleted unless it is saved again. */
  expires: IsoMoment,
  /** EnteredApplication if the shape is today's; null = it cannot be read any more. */
  entered: v.unknown(),
  /** A data URL; null = the one that the shop knows, or none. */
  photo: v.nullable(v.string()),
  /** The new customer whom an attempt to file the application has saved; null = none. */
  savedCustomerId: v.nullable(Id),
  /** The files whose contents are kept. */
  fileIds: v.array(v.string()),
});
export type CardApplicationDraft = v.InferOutput<typeof CardApplicationDraft>;
