import { FlowLogButton } from './flow-log-button.tsx';
import { FlowMapButton } from './flow-map-button.tsx';

/** The buttons for testers in the footer of the sandbox. */
export function TesterButtons() {
  return (
    <>
      <FlowLogButton />
      <FlowMapButton />
    </>
  );
}
