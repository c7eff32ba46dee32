/** A name for a submitted file that has only ASCII characters, for a header or a zip. */
export function storedName({ id, mediaType }: { readonly id: number; readonly mediaType: string }): string {
  return `attachment-${String(id)}.${mediaType.split('/').at(-1) ?? ''}`;
}
