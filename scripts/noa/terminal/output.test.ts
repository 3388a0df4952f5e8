import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createOutput, type OutputOptions } from './output.ts';

describe('colour', () => {
  it('is for a terminal alone', () => {
    expect(warned({ stdout: true, stderr: true })).toBe('\x1b[33mslow\x1b[39m\n');
    expect(warned({ stdout: true, stderr: false })).toBe('slow\n');
    expect(warned({ stdout: false, stderr: true })).toBe('slow\n');
  });

  it('stays with --json, whose stdout goes to a program', () => {
    expect(warned({ stdout: false, stderr: true, json: true })).toBe('\x1b[33mslow\x1b[39m\n');
  });

  it.each([{ NO_COLOR: '1' }, { TERM: 'dumb' }])('is not where it is not wanted: %o', (env) => {
    expect(warned({ stdout: true, stderr: true, env })).toBe('slow\n');
  });
});

describe('progress', () => {
  it('is one line that is rewritten, makes way for what is said, and is gone at the end', () => {
    const { output, written } = write({ stdout: true, stderr: true });
    const progress = output.progress();
    progress.show(0.5, '5 of 10');
    output.note('by the way');
    progress.clear();
    const line = `\r\x1b[K${'█'.repeat(12)}${'░'.repeat(12)}  50 % 5 of 10`;
    expect(written()).toBe(`${line}\r\x1b[Kby the way\n${line}\r\x1b[K`);
  });

  it('is not drawn into a log', () => {
    const { output, written } = write({ stdout: true, stderr: false });
    output.progress().show(0.5, '5 of 10');
    output.note('by the way');
    output.progress().clear();
    expect(written()).toBe('by the way\n');
  });
});

interface Streams {
  /** Whether each is a terminal. */
  stdout: boolean;
  stderr: boolean;
  json?: boolean;
  env?: NodeJS.ProcessEnv;
}

function warned(streams: Streams): string {
  const { output, written } = write(streams);
  output.warn('slow');
  return written();
}

/** @returns what it wrote to stderr */
function write({ stdout, stderr, json = false, env = {} }: Streams) {
  const errors = stream(stderr);
  const options: OutputOptions = { json, env, stdout: stream(stdout), stderr: errors };
  return { output: createOutput(options), written: () => String(errors.read() ?? '') };
}

function stream(isTTY: boolean): NodeJS.WriteStream & PassThrough {
  return Object.assign(new PassThrough(), { isTTY, columns: 80 }) as unknown as NodeJS.WriteStream & PassThrough;
}
