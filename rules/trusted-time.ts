/** What a device knows of the time while it has no network; all in milliseconds. */
export interface KnownTime {
  /** How far the server's clock was ahead of the device's when they were last compared. */
  readonly ahead: number;
  /** The latest moment that was seen since then. */
  readonly latest: number;
}

/**
 * The time to go by: the device's, corrected as it was by the server, and never before a moment that was already seen. So a
 * clock that is set back does not make an old pass young again.
 *
 * @param device the device's clock, epoch milliseconds
 */
export const trustedTime = (device: number, { ahead, latest }: KnownTime): number => Math.max(device + ahead, latest);
