import { FlowQuestionDialog } from '#common/confirmation/flow-question-dialog.tsx';
import type { CalendarAddressEvent } from '#machines/settings/calendar-address/calendar-address.types.ts';
import type { AddressQuestion } from '#machines/settings/calendar-address/calendar-address.view.ts';

interface AddressQuestionDialogProps {
  /** Null = nothing is asked. */
  readonly question: AddressQuestion | null;
  readonly send: (event: CalendarAddressEvent) => void;
}

/** The question before the address stops, and below it the reason if that failed (ICS-02). */
export const AddressQuestionDialog = ({ question, send }: AddressQuestionDialogProps) => (
  <FlowQuestionDialog
    question={question}
    area={`calendarAddress.${question?.about ?? 'replace'}`}
    declineLabel="calendarAddress.keep"
    errorArea="calendarAddress"
    send={send}
  />
);
