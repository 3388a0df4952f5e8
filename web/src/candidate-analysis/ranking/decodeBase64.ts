interface Base64Constructor {
  fromBase64?(text: string): Uint8Array<ArrayBuffer>;
}

/** The bytes of a base64 string in a separate buffer with offset 0, so that wider typed arrays can be created over it. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  // The built-in decodes megabytes in a few milliseconds; older browsers go through a binary string.
  const builtIn = (Uint8Array as unknown as Base64Constructor).fromBase64;
  if (builtIn) return builtIn.call(Uint8Array, text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
