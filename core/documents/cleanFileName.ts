const longest = 255;

/** The last part of a path, without what a database or a terminal would choke on; never empty. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
  const printable = last.replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').trim();
  return shorten(printable) || 'document';
}

/** Cuts the middle: the ending says what it is. */
function shorten(name: string): string {
  if (name.length <= longest) return name;
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  return name.slice(0, longest - ending.length) + ending;
}
