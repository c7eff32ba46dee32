/** For each kind of file: the shortest valid content. */
export const smallPdf = Buffer.from('%PDF-1.7\n%%EOF\n');
export const smallPng = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
export const smallJpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]);

interface SentFile {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly typeId?: number;
  readonly isProfileOne?: boolean;
}

/** The body of an upload as a browser sends it. */
export function attachmentForm({ name, content, typeId = 1, isProfileOne = true }: SentFile): FormData {
  const form = new FormData();
  form.append('attachment', new File([content], name));
  form.append('cardApplicationAttachmentTypeId', String(typeId));
  form.append('isProfileOne', String(isProfileOne));
  form.append('timezoneOffset', '-60');
  return form;
}

/** A body that contains only a file. */
export function fileForm(content: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('file', new File([content], 'x'));
  return form;
}
