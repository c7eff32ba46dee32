import { FlowQuestionDialog } from '#common/confirmation/flow-question-dialog.tsx';
import type { LogInsEvent } from '#machines/trail/log-ins/log-ins.types.ts';
import type { EndQuestion } from '#machines/trail/log-ins/log-ins.view.ts';
import { useDeviceText } from '../device/use-device-text.ts';

interface EndQuestionDialogProps {
  /** Null = nothing is asked. */
  readonly question: EndQuestion | null;
  readonly send: (event: LogInsEvent) => void;
}

/** The question before log-ins end, and below it the reason if that failed (TRL-03). */
export function EndQuestionDialog({ question, send }: EndQuestionDialogProps) {
  const deviceText = useDeviceText();
  const about = question?.about ?? null;
  return (
    <FlowQuestionDialog
      question={question}
      area={about === null ? 'myTrail.logIns.endOthers' : 'myTrail.logIns.end'}
      values={{ device: about === null ? '' : deviceText(about) }}
      declineLabel="myTrail.logIns.keep"
      errorArea="myTrail.logIns"
      send={send}
    />
  );
}
