import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { FaceAdvice } from '#rules/photo-faces.ts';
import type { Area, Size } from '#rules/photo.ts';

/** Why a chosen file does not become a photo. The texts have the names `photo.errors.<name>`. */
export type PhotoProblem =
  /** The file is not an image, or not of a type that is accepted. */
  | 'WRONG_IMAGE_TYPE'
  /** The file has more than 5 MB. */
  | 'FILE_TOO_LARGE'
  | 'EMPTY_FILE'
  /** The image has too many pixels for a telephone. */
  | 'TOO_MANY_PIXELS'
  /** The image has so few pixels that the person could not be recognised. */
  | 'TOO_FEW_PIXELS'
  /** The first bytes are those of an image, but it cannot be opened. */
  | 'BROKEN_IMAGE'
  /** A picture of an iPhone that this browser cannot open. */
  | 'HEIC_UNSUPPORTED'
  /** The browser made an empty picture, because it had too little memory. */
  | 'BLANK_PHOTO'
  /** The photo is too large even in the lowest quality. */
  | 'INVALID_PHOTO_SIZE'
  /** Any other error. */
  | 'CROPPER_FAILED';

/**
 * Advice about a photo that may be less suitable. The advice is shown, but the photo is accepted. The texts have the
 * names `photo.advice.<name>`.
 */
export type PhotoAdvice = 'DARK' | 'BLURRED' | 'SMALL' | FaceAdvice;

/** An opened picture. The actors keep the file itself, by its id. */
export interface Picture extends Size {
  readonly fileId: string;
  /** The address from which the page loads the picture. */
  readonly url: string;
}

export type ReadPicture =
  | { readonly picture: Picture; readonly problem: null }
  | { readonly picture: null; readonly problem: PhotoProblem };

/** `photo` is the JPEG as a data URL. */
export type MadePhoto =
  | { readonly photo: string; readonly advice: readonly PhotoAdvice[]; readonly problem: null }
  | { readonly photo: null; readonly problem: PhotoProblem };

/** The advice about the faces in a photo. */
export interface SeenFaces {
  readonly advice: readonly FaceAdvice[];
}

export interface PhotoInput {
  /** The earlier photo, as a data URL; null = no photo. */
  readonly photo: string | null;
  readonly readOnly: boolean;
  /** Whether the operator wants advice about the face in a new photo. */
  readonly advisesOnFace: boolean;
}

export interface PhotoContext extends PhotoInput {
  /** The id of the file that was chosen last, until it is opened. */
  readonly fileId: string | null;
  readonly picture: Picture | null;
  /** The part of the picture that becomes the photo. */
  readonly area: Area | null;
  /** Why the last attempt failed; null = it did not fail. */
  readonly problem: PhotoProblem | null;
  readonly advice: readonly PhotoAdvice[];
  /** The photo was made in this flow, and the device has not looked for a face in it yet. */
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

/** The data that the form gets from this flow. While `open` is true, the person cannot continue with the form. */
export interface PhotoReport {
  readonly photo: string | null;
  readonly open: boolean;
}
