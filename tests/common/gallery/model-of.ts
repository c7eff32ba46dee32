import type { Flow } from '#gallery/flows.ts';
import type { FlowModel } from '#machines/common/flow-model.ts';

/** The model of a flow. Throws if the flow has no model, because its machine cannot be explored. */
export const modelOf = ({ name, model }: Flow): FlowModel => {
  if (model === null) throw new Error(`expected a model of ${name}, but it has none`);
  return model;
};
