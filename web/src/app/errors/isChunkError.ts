/** Whether a lazily loaded module failed to load. Browsers word this differently, but all mention the module. */
export function isChunkError(error: unknown): boolean {
  return error instanceof TypeError && /import|module script|fetch/i.test(error.message);
}
