import { expect, it } from 'vitest';
import { applicationPhoto } from '#rules/application-photo.ts';

it.each([
  ['a new person’s photo is new', { keepPhoto: false, submitted: undefined, hasPhoto: true }, 'NEW'],
  ['a verified person’s photo can be kept', { keepPhoto: true, submitted: undefined, hasPhoto: true }, 'KEPT'],
  ['another photo of a verified person is new', { keepPhoto: false, submitted: 'AAAA', hasPhoto: true }, 'NEW'],
  ['a photo that was asked for again is new', { keepPhoto: true, submitted: 'AAAA', hasPhoto: true }, 'NEW'],
  ['a removed photo is not submitted', { keepPhoto: false, submitted: null, hasPhoto: true }, 'NONE'],
  ['a photo that does not exist cannot be kept', { keepPhoto: true, submitted: undefined, hasPhoto: false }, 'NONE'],
] as const)('%s (APL-01)', (_, facts, expected) => expect(applicationPhoto(facts)).toBe(expected));
