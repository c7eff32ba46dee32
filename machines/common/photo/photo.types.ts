import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { FaceAdvice } from '#rules/photo-faces.ts';
import type { Area, Size } from '#rules/photo.ts';

/** Why a chosen file does not become a photo. Texts: `photo.errors.<name>`. */
export type PhotoProblem =
  /** No image, or none that a photo is made of. */
  | 'WRONG_IMAGE_TYPE'
  /** The file has more than 5 MB. */
  | 'FILE_TOO_LARGE'
  | 'EMPTY_FILE'
  /** It has too many pixels for a telephone. */
  | 'TOO_MANY_PIXELS'
  /** Nobody could be recognised in so few pixels. */
  | 'TOO_FEW_PIXELS'
  /** It is an image by its first bytes, but cannot be opened. */
  | 'BROKEN_IMAGE'
  /** A picture of an iPhone that this browser cannot open. */
  | 'HEIC_UNSUPPORTED'
  /** The browser made an empty picture, for lack of memory. */
  | 'BLANK_PHOTO'
  /** It is too large even in the lowest quality. */
  | 'INVALID_PHOTO_SIZE'
  /** Something unforeseen. */
  | 'CROPPER_FAILED';

/** What might make a photo less fit; it is shown, and the photo is taken nevertheless. Texts: `photo.advice.<name>`. */
export type PhotoAdvice = 'DARK' | 'BLURRED' | 'SMALL' | FaceAdvice;

/** An opened picture. The file itself is kept by the actors, by its id. */
export interface Picture extends Size {
  readonly fileId: string;
  /** Where the page finds it. */
  readonly url: string;
}

export type ReadPicture =
  | { readonly picture: Picture; readonly problem: null }
  | { readonly picture: null; readonly problem: PhotoProblem };

/** `photo` is the JPEG as a data URL. */
export type MadePhoto =
  | { readonly photo: string; readonly advice: readonly PhotoAdvice[]; readonly problem: null }
  | { readonly photo: null; readonly problem: PhotoProblem };

/** What was found out about the faces in a photo. */
export interface SeenFaces {
  readonly advice: readonly FaceAdvice[];
}

export interface PhotoInput {
  /** The photo that there is already, as a data URL; null = none. */
  readonly photo: string | null;
  readonly readOnly: boolean;
  /** The operator wants advice about the face in a new photo. */
  readonly advisesOnFace: boolean;
}

export interface PhotoContext extends PhotoInput {
  /** The file chosen last, until it is opened. */
  readonly fileId: string | null;
  /** The picture in the cropper. */
  readonly picture: Picture | null;
  /** The part of the picture that is to be the photo. */
  readonly area: Area | null;
  /** Why the last attempt failed; null = it did not. */
  readonly problem: PhotoProblem | null;
  readonly advice: readonly PhotoAdvice[];
  /** The photo was made here, and nobody has looked for a face in it yet. */
  readonly isNew: boolean;
}

export type PhotoEvent =
  | { readonly type: 'choose'; readonly fileId: string }
  | { readonly type: 'takeOver'; readonly area: Area }
  | { readonly type: 'cancel' }
  | { readonly type: 'remove' }
  | DoneActorEvent<ReadPicture, 'readPicture'>
  | ErrorActorEvent<unknown, 'readPicture'>
  | DoneActorEvent<MadePhoto, 'makePhoto'>
  | ErrorActorEvent<unknown, 'makePhoto'>
  | DoneActorEvent<SeenFaces, 'seeFaces'>
  | ErrorActorEvent<unknown, 'seeFaces'>;

/** What the form that contains the photo is shown: while `open`, it cannot go on. */
export interface PhotoReport {
  readonly photo: string | null;
  readonly open: boolean;
}
