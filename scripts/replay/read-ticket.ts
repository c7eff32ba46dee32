import * as v from 'valibot';
import { ReplayTicket, replayTicketFormat } from '#contract/entities/replay-ticket.ts';

/** The file is not a replay ticket; the message explains why, for the person who runs the command. */
export class NoTicket extends Error {}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new NoTicket(`it is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

const formatOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;

/** Reads the text of a ticket's file; throws {@link NoTicket}. */
export function readTicket(text: string): ReplayTicket {
  const value = parse(text);
  const format = formatOf(value);
  if (format !== replayTicketFormat) {
    const found = format === undefined ? 'no "format"' : `the format ${JSON.stringify(format)}`;
    throw new NoTicket(`a ticket has the format "${replayTicketFormat}", and the file has ${found}`);
  }
  const read = v.safeParse(ReplayTicket, value);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new NoTicket(`${v.getDotPath(issue) ?? 'the ticket'}: ${issue.message}`);
}
