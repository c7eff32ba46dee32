import * as v from 'valibot';
import { createStored } from '../../runtime/stored.ts';

/** What a person enters into a form, by the events of its machine. */
const Entered = v.variant('type', [
  v.object({ type: v.literal('changePrice'), value: v.string() }),
  v.object({ type: v.literal('changeNote'), value: v.string() }),
  v.object({ type: v.literal('changeValidFrom'), day: v.nullable(v.string()), text: v.string() }),
  v.object({ type: v.literal('chooseCombination'), id: v.number() }),
  v.object({ type: v.literal('chooseZone'), name: v.string() }),
]);

const KeptEntry = v.object({
  username: v.string(),
  flow: v.picklist(['ticketFare', 'eWalletTopUp']),
  cardNumber: v.string(),
  events: v.array(Entered),
});
export type KeptEntry = v.InferOutput<typeof KeptEntry>;
export type KeptFlow = KeptEntry['flow'];

/**
 * What stood in a form when the session ended by itself; offered again after the next log-in by the same account
 * (SES-02). Only what was entered is kept, nothing that the shop had answered.
 */
const store = () => createStored(window.localStorage, 'linka.entry', 1, KeptEntry);

export const keepEntry = (entry: KeptEntry): void => store().write(entry);
export const dropEntry = (): void => store().drop();

/** What is kept for this account and card; what another account left behind is dropped. */
export function keptEntry(username: string | null, cardNumber: string): KeptEntry | null {
  const entry = store().read();
  if (entry === null) return null;
  if (entry.username === username) return entry.cardNumber === cardNumber ? entry : null;
  dropEntry();
  return null;
}
