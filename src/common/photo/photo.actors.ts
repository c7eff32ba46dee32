import { fromPromise } from 'xstate';
import { photoMachine } from '#machines/common/photo/photo.machine.ts';
import type { MadePhoto, PhotoReport, Picture, ReadPicture, SeenFaces } from '#machines/common/photo/photo.types.ts';
import { faceAdvice } from '#rules/photo-faces.ts';
import type { Area } from '#rules/photo.ts';
import type { PictureFiles } from './picture-files.ts';
import { readPicture } from './read-picture.ts';
import { runPhotoWork } from './run-photo-work.ts';

type MakeInput = { readonly picture: Picture | null; readonly area: Area | null };

/** @param onReport called whenever the photo changes, or cropping begins or ends */
export const providePhoto = (files: PictureFiles, onReport: (report: PhotoReport) => void) =>
  photoMachine.provide({
    actors: {
      readPicture: fromPromise<ReadPicture, { fileId: string | null }>(({ input, signal }) =>
        readPicture(files, input.fileId ?? '', signal),
      ),
      makePhoto: fromPromise<MadePhoto, MakeInput>(({ input: { picture, area }, signal }) => {
        const kept = picture === null ? undefined : files.find(picture.fileId);
        if (picture === null || area === null || kept === undefined)
          return Promise.reject(new Error('expected a picture in the cropper and an area, but one of them is missing'));
        return runPhotoWork({ kind: 'make', file: kept.file, picture, area }, signal);
      }),
      seeFaces: fromPromise<SeenFaces, { photo: string | null }>(async ({ input: { photo }, signal }) => {
        if (photo === null) throw new Error('expected a photo to look for faces in, but there is none');
        const { findFacesInWorker } = await import('./faces/find-faces-in-worker.ts');
        signal.throwIfAborted();
        return { advice: faceAdvice(await findFacesInWorker(photo, signal)) };
      }),
    },
    actions: {
      releaseFiles: ({ context }) => files.releaseAllBut(context.picture?.fileId ?? null),
      report: ({ context }, { open }) => onReport({ photo: context.photo, open }),
    },
  });
