import type { Flow } from '../../gallery/flows.ts';
import type { FlowModel } from '../../machines/flow-model.ts';

/** The model of a flow; a machine without one cannot be explored. */
export const modelOf = ({ name, model }: Flow): FlowModel => {
  if (model === null) throw new Error(`${name} has no model`);
  return model;
};
