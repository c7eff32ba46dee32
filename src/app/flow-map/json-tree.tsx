/** A value as a tree with collapsed branches. */
export function JsonTree({ value }: { readonly value: unknown }) {
  if (typeof value !== 'object' || value === null) return <code>{JSON.stringify(value) ?? String(value)}</code>;
  return (
    <ul className="flow-map-tree">
      {Object.entries(value).map(([name, inner]: [string, unknown]) => (
        <li key={name}>
          {typeof inner === 'object' && inner !== null ? (
            <details>
              <summary>
                {name} <small>{Array.isArray(inner) ? `[${inner.length}]` : `{${Object.keys(inner).length}}`}</small>
              </summary>
              <JsonTree value={inner} />
            </details>
          ) : (
            <>
              {name}: <JsonTree value={inner} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
