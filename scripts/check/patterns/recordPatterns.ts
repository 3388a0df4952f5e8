import path from 'node:path';
import type { Pattern } from './findPatterns.ts';

const Native = globalThis.RegExp;

/** Loads modules and returns the patterns that our own code built meanwhile (from its tables, for example), with their places. */
export async function recordPatterns(root: string, load: () => Promise<unknown>): Promise<Pattern[]> {
  const built: Pattern[] = [];
  const record = (pattern: RegExp): RegExp => {
    const place = findCaller(root);
    if (place !== null) built.push({ ...place, source: pattern.source, flags: pattern.flags });
    return pattern;
  };
  globalThis.RegExp = new Proxy(Native, {
    construct: (target, args, newTarget) => record(Reflect.construct(target, args, newTarget) as RegExp),
    apply: (target, self, args) => record(Reflect.apply(target, self, args) as RegExp),
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = Native;
  }
  return built;
}

/** The line of our code that called the constructor; null when a library called it. */
function findCaller(root: string): { file: string; line: number } | null {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 4;
  const frames = (new Error('where').stack ?? '').split('\n').slice(1);
  Error.stackTraceLimit = stackTraceLimit;
  const frame = frames.find((line) => !line.includes('recordPatterns'));
  const [, file, line] = /(?:file:\/\/)?(\/[^():]+):(\d+):\d+\)?$/.exec(frame ?? '') ?? [];
  if (file === undefined || !file.startsWith(root) || file.includes('node_modules')) return null;
  return { file: path.relative(root, file), line: Number(line) };
}
