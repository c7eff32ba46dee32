import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react';

/** A dialog, a drawer or a question that is open. */
export interface OpenLayer {
  /** It fills a small screen, so that it counts as a place of its own; a question does not. */
  readonly isPlace: boolean;
  /** What its opener called it; '' = nothing. */
  readonly name: string;
  /** Asks it to close, as its close button does. It may stay open: to ask first, or because an action is running. */
  readonly close: () => void;
}

/** Is told which layers are open, the innermost one last. `add` returns the function that removes the layer. */
export interface OpenLayers {
  readonly add: (layer: OpenLayer) => () => void;
}

export const OpenLayersContext = createContext<OpenLayers | null>(null);

/** The name of the dialog that is opened below; what a dialog opens in turn has another one. */
export const LayerName = createContext('');

/** Tells that a layer is open, as long as the calling component is mounted. */
export function useOpenLayer({ isPlace, close }: Pick<OpenLayer, 'isPlace' | 'close'>): void {
  const layers = useContext(OpenLayersContext);
  const name = useContext(LayerName);
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => layers?.add({ isPlace, name, close: () => closeNow() }), [layers, isPlace, name]);
}
