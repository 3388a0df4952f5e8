const followed = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A link target from a document, with the scheme added if it is missing; null for any scheme that could run code. */
export function safeAddress(text: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  try {
    const { protocol, href } = new URL(address);
    return followed.has(protocol) ? href : null;
  } catch {
    return null;
  }
}
