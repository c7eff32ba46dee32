/** How long a toast with this number of characters is shown, in milliseconds (TST-02). */
export function toastDuration(characters: number): number {
  if (characters > 200) return 20_000;
  if (characters > 100) return 10_000;
  return 4000;
}
