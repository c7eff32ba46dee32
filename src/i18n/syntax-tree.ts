import { createLiteralElement, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CompiledTexts } from '#contract/compiled-texts.ts';

/** The syntax tree of a text; a plain text is a single literal. The contract knows of an element only its type. */
export const treeOf = (text: CompiledTexts[string]) =>
  typeof text === 'string' ? [createLiteralElement(text)] : (text as unknown as MessageFormatElement[]);
