import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { projectFolder } from '../prisma/projectFolder.ts';
import { schema } from '../schema/schema.ts';

/** Writes schema/schema.graphql, from which Relay's compiler works. `--check` only compares, and fails when the committed file is not what the code says. */
const file = path.join(projectFolder(), 'schema', 'schema.graphql');
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, printed);
} else if (readFileSync(file, 'utf8') !== printed) {
  console.error('schema/schema.graphql is not what the code says. Run: npm run schema');
  process.exitCode = 1;
}
