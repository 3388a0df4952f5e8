import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SequenceModel } from '../label/sequenceModel.ts';
import { type StoredModel, unpackModel } from '../label/weights.ts';

/** `clauses` tells what each clause of a job description says; `names`, which of the words of a clause that asks name what it asks for. */
export type RequirementModels = Record<'clauses' | 'names', SequenceModel>;

let models: RequirementModels | null = null;

/** The committed weights, read once per thread when the first job description needs them. */
export function loadRequirementModels(): RequirementModels {
  if (models) return models;
  const file = createRequire(import.meta.url).resolve('#requirement-weights');
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Record<keyof RequirementModels, StoredModel>;
  models = { clauses: unpackModel(stored.clauses), names: unpackModel(stored.names) };
  return models;
}
