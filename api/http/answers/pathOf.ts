/** The path of a request target as sent. `URL` would fail on some ("//["), and take others for a host ("//name"). */
export function pathOf({ url }: { url: string }): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}
