/** Whether the state of a history entry contains an open dialog (docs/decisions/0044). */
export function isAtDialog(state: unknown): boolean {
  const { dialogs } = (state ?? {}) as { readonly dialogs?: readonly string[] };
  return dialogs !== undefined && dialogs.length > 0;
}
