/** What a submitted file is called where only plain signs are safe: in a header, in a zip. */
export function storedName({ id, mediaType }: { readonly id: number; readonly mediaType: string }): string {
  return `attachment-${String(id)}.${mediaType.split('/').at(-1) ?? ''}`;
}
