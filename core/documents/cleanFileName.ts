const longest = 255;

/** The last part of a path, without characters that databases or terminals cannot handle; never empty. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const printable = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return shorten(printable) || 'document';
}

/** Cuts out the middle and keeps the extension, which tells the kind of file. */
function shorten(name: string): string {
  if (name.length <= longest) return name;
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  return name.slice(0, longest - ending.length) + ending;
}
