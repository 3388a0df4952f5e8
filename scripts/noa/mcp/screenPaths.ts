import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { z } from 'zod';
import type { FoundFile } from '../import/found/foundFile.ts';
import { walkFiles } from '../import/walkFiles.ts';
import { CommandError } from '../terminal/commandError.ts';

type Arguments = Record<string, unknown>;
type Answer = Awaited<ReturnType<Client['callTool']>>;

/** A call's body and its number of files are limited on the server; a job description is a file, too. */
const most = { files: 40, bytes: 16 * 1024 * 1024 };

const Paths = z.array(z.string().min(1)).min(1);
const Screened = z.looseObject({ position_id: z.string(), finished: z.boolean(), documents: z.array(z.unknown()) });

/** Screens files and folders of this machine, in as many calls as they need. The answer is the last call's, with the documents of all. */
export async function screenPaths(given: unknown, args: Arguments, call: (args: Arguments) => Promise<Answer>): Promise<Answer> {
  const paths = Paths.safeParse(given);
  if (!paths.success) return refuse('paths is a list of files and folders.');
  try {
    const files = await walkFiles(paths.data);
    if (files.length === 0) return refuse('There are no files in these folders.');
    return await screenInParts(inParts(files), args, call);
  } catch (error) {
    if (error instanceof CommandError) return refuse([error.message, error.nextStep].filter(Boolean).join(' '));
    throw error;
  }
}

async function screenInParts(parts: FoundFile[][], args: Arguments, call: (args: Arguments) => Promise<Answer>): Promise<Answer> {
  const documents: unknown[] = [];
  let position: Arguments = args;
  let finished = true;
  let last: Answer | null = null;
  for (const part of parts) {
    last = await call({ ...position, documents: await Promise.all(part.map(readDocument)) });
    const screened = Screened.safeParse(last.structuredContent);
    if (!screened.success) return last;
    documents.push(...screened.data.documents);
    finished &&= screened.data.finished;
    // The first call has created the position.
    position = { limit: args['limit'], position_id: screened.data.position_id };
  }
  const whole = { ...(last?.structuredContent as Arguments), finished, documents };
  return { content: [{ type: 'text', text: JSON.stringify(whole) }], structuredContent: whole };
}

function inParts(files: readonly FoundFile[]): FoundFile[][] {
  const parts: FoundFile[][] = [];
  let bytes = 0;
  for (const file of files) {
    const part = parts.at(-1);
    bytes += file.size;
    if (part && part.length < most.files && bytes <= most.bytes) part.push(file);
    else {
      parts.push([file]);
      bytes = file.size;
    }
  }
  return parts;
}

async function readDocument({ path: file }: FoundFile) {
  return { name: path.basename(file), base64: (await readFile(file)).toString('base64') };
}

function refuse(text: string): Answer {
  return { content: [{ type: 'text', text }], isError: true };
}
