/** The printed area of an A4 page, in points. */
export const sheet = { left: 48, right: 547, top: 48, bottom: 792, width: 499 } as const;
export const colours = { ink: '#16212c', soft: '#55616d', rule: '#d5dce3', ground: '#f1f5f9' } as const;
