import * as v from 'valibot';
import { carrierTypes } from '../enumerations.ts';
import { Id, IsoMoment } from '../values.ts';
import { longestAttachmentName } from './attachment.ts';

/**
 * Must be increased whenever the structure of the entered data changes. A draft with another number cannot be restored.
 */
export const draftShape = 1;

/** For how many days a draft is kept after its last save, unless the operator sets another number. */
export const draftKeptDays = 30;

/** The most files of one draft; a profile needs only a few. */
export const mostDraftFiles = 20;

/**
 * The longest text of one field. This is more than any field accepts, so that a text that is too long is stored as well.
 */
export const longestEntry = 2000;
const Entry = v.pipe(v.string(), v.maxLength(longestEntry));

export const FileKey = v.pipe(v.string(), v.uuid());

const EnteredAddress = { street: Entry, streetNumber: Entry, city: Entry, zip: Entry };
const EnteredPerson = v.object({
  firstName: Entry,
  lastName: Entry,
  /** The ISO day, or the typed text if it is not a day. */
  birthDay: Entry,
  email: Entry,
  phoneNumber: Entry,
  ...EnteredAddress,
});

/**
 * A draft does not contain the confirmation that the person is entitled to the profile: the confirmation must be given
 * again on the day on which the draft is continued.
 */
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

/** The data entered in the wizard, without the photo and the contents of files. Consents are not stored (WIZ-06). */
export const EnteredApplication = v.object({
  /** The UUID of the wizard. It prevents a second draft if the first save is repeated. */
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
  /** The id of a registered bank card, or a new card; null = not chosen yet. */
  bankCard: v.nullable(v.union([Id, v.literal('new')])),
  marketingConsent: v.boolean(),
  /** Optional, because drafts that were saved before the field existed do not contain it. */
  pin: v.optional(Entry, ''),
  files: v.pipe(v.array(EnteredFile), v.maxLength(mostDraftFiles)),
});
export type EnteredApplication = v.InferOutput<typeof EnteredApplication>;

/** A photo in the form that the wizard makes: a JPEG as a data URL. */
export const DraftPhoto = v.pipe(
  v.string(),
  v.maxLength(400_000),
  v.regex(/^data:image\/jpeg;base64,[\d+/A-Za-z]+={0,2}$/, 'is no JPEG as a data URL'),
);

/** The subject of a draft: an account has at most one draft for each subject. */
export const draftSubject = {
  carrierType: v.picklist(carrierTypes),
  /** The card is for the account's own customer, who need not exist yet. */
  isOwn: v.boolean(),
  /** The future cardholder; null = the account's own customer, or a new person. */
  customerId: v.nullable(Id),
};

const Version = v.pipe(v.number(), v.integer(), v.minValue(1));
const content = { shape: v.literal(draftShape), entered: EnteredApplication };
/** What saves a draft for the first time. */
export const NewDraft = v.object({ ...draftSubject, ...content });
/** What saves a draft again; `version` is the version that the caller knows, null replaces any version. */
export const ChangedDraft = v.object({ version: v.nullable(Version), ...content });

/** A draft without its content, for pages that only mention it. */
export const BegunApplication = v.object({
  carrierType: v.picklist(carrierTypes),
  saved: IsoMoment,
  expires: IsoMoment,
});
export type BegunApplication = v.InferOutput<typeof BegunApplication>;

export const CardApplicationDraft = v.object({
  id: Id,
  /** The number of saves. A save must contain the last version that the wizard knows. */
  version: Version,
  shape: v.pipe(v.number(), v.integer()),
  saved: IsoMoment,
  /** When the draft is deleted, unless it is saved again. */
  expires: IsoMoment,
  /** An EnteredApplication if `shape` is the present number; null = the content cannot be read any more. */
  entered: v.unknown(),
  /** A data URL; null = the photo that the shop has already, or no photo. */
  photo: v.nullable(v.string()),
  /** The new customer that an attempt to file the application has already created; null = none. */
  savedCustomerId: v.nullable(Id),
  /** The files whose contents are stored. */
  fileIds: v.array(v.string()),
});
export type CardApplicationDraft = v.InferOutput<typeof CardApplicationDraft>;
