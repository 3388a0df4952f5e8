import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { topRequirements } from '../../core/projects/requirements/readForm.ts';
import { excessiveFacts, noRequirements, sampleFacts, sampleRequirements } from '../../plugins/conformance/sampleFacts.ts';
import { type DocumentText, emptyResumeFacts, type Plugin } from '../../plugins/contract.ts';
import { textDocument } from '../../plugins/extractors/local/shared/textDocument.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import type { Answers } from './compareAnswers.ts';
import { readManifest } from './manifest.ts';
import { readFileAs } from './readFileAs.ts';

const { signal } = new AbortController();
const readers = builtInPlugins.filter((plugin) => plugin.kind === 'reader');
const extractors = builtInPlugins.filter((plugin) => plugin.kind === 'extractor');
const facets = builtInPlugins.filter((plugin) => plugin.kind === 'facet');

export interface AnswerSources {
  /** Folder with a manifest.json. Scans are skipped: recognising Russian ones needs data that a machine may lack. */
  resumes: string;
  /** Folder of job description texts. */
  jobs: string;
}

/** The answers of every built-in plugin to the committed documents and to fixed facts, as digests. */
export async function collectAnswers({ resumes, jobs }: AnswerSources): Promise<Answers> {
  const answers: Answers = {};
  const note = ({ kind, id, version }: Plugin, question: string, digest: string) => {
    const plugin = (answers[`${kind} ${id}`] ??= { version, answers: {} });
    plugin.answers[question] = digest;
  };
  for (const plugin of [...readers, ...extractors, ...facets])
    answers[`${plugin.kind} ${plugin.id}`] = { version: plugin.version, answers: {} };
  await readResumes(resumes, note);
  await readJobs(jobs, note);
  scoreSamples(note);
  return answers;
}

type Note = (plugin: Plugin, question: string, digest: string) => void;

async function readResumes(folder: string, note: Note): Promise<void> {
  const { items, made } = await readManifest(folder);
  for (const { files } of items) {
    for (const [kind, file] of Object.entries(files)) {
      if (kind === 'scan') continue;
      const { document, reader } = await readFileAs(readers, path.join(folder, file));
      const read = digestOf(document);
      note(reader, file, read);
      for (const extractor of extractors)
        note(extractor, file, `${read} ${digestOf(await extractor.extractResume(document, { signal, today: made }))}`);
    }
  }
}

async function readJobs(folder: string, note: Note): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  for (const file of files) {
    const document: DocumentText = textDocument(await readFile(path.join(folder, file), 'utf8'));
    for (const extractor of extractors) {
      const facts = await extractor.extractRequirements(document, { signal, today: '2026-11-01', topK: topRequirements });
      note(extractor, file, `${digestOf(document)} ${digestOf(facts)}`);
    }
  }
}

function scoreSamples(note: Note): void {
  const persons = { sample: sampleFacts, excessive: excessiveFacts, empty: emptyResumeFacts() };
  const positions = { analyst: sampleRequirements, 'anything asked for': noRequirements };
  for (const facet of facets)
    for (const [person, facts] of Object.entries(persons))
      for (const [position, requirements] of Object.entries(positions))
        note(facet, `${person} for ${position}`, digestOf(facet.score(facts, requirements)));
}

/** Depends only on the content: ignores the order of keys and the last digits of positions on the page. */
function digestOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(value)))
    .digest('hex')
    .slice(0, 12);
}

function canonical(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 100) / 100;
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, canonical(entry)]));
}
