/** The facts about the time that a device without a network knows; all in milliseconds. */
export interface KnownTime {
  /** The difference "server's clock minus device's clock" at their last comparison. */
  readonly ahead: number;
  /** The latest time that was seen since the last comparison. */
  readonly latest: number;
}

/**
 * The time that a device without a network uses: its own clock with the correction from the server, but never before a
 * time that was already seen. So setting the clock back does not make an old pass valid again.
 *
 * @param device the device's clock, epoch milliseconds
 */
export const trustedTime = (device: number, { ahead, latest }: KnownTime): number => Math.max(device + ahead, latest);
