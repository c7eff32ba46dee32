/** Sets CSS variables (such as a brand's) on an element, usually the document's root. */
export function applyVariables(variables: Readonly<Record<string, string>>, element: HTMLElement): void {
  for (const [name, value] of Object.entries(variables)) element.style.setProperty(name, value);
}
