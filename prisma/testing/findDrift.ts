import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { readMigrations } from '../migrate.ts';

const require = createRequire(import.meta.url);

/** The part of the engine's bindings that we use. */
interface SchemaEngine {
  diff(options: unknown): Promise<{ exitCode: number; stdout: string | null }>;
}

interface SchemaEngineBindings {
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
  SchemaEngine: {
    new: (options: { datamodels: [string, string][] }, log: (message: string) => void, adapter: unknown) => Promise<SchemaEngine>;
  };
}

export interface DriftOptions {
  /** `schema.prisma`. */
  schemaFile: string;
  migrationsFolder: string;
}

/**
 * The SQL that would turn what the migrations make into what schema.prisma says; empty when both agree. All migrations run in an
 * in-memory PostgreSQL, and Prisma's engine compares. It sees tables, columns, enums, keys and plain indexes, not expression indexes,
 * functions and triggers. For checks only: never point this engine at a database with data.
 */
export async function findDrift({ schemaFile, migrationsFolder }: DriftOptions): Promise<string> {
  const content = readFileSync(schemaFile, 'utf8');
  const shadow = await PGlite.create({ extensions: { pg_trgm } });
  try {
    // It has no ICU, and the order of names makes no difference here.
    await shadow.exec(`create collation "en-x-icu" from "C"`);
    for (const { sql } of readMigrations(migrationsFolder)) await shadow.exec(sql);
    const schema = { files: [{ path: schemaFile, content }], configDir: path.dirname(schemaFile) };
    const engine = await loadEngine(shadow, schemaFile, content);
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', ...schema },
      to: { tag: 'schemaDatamodel', ...schema },
      script: true,
      exitCode: true,
      shadowDatabaseUrl: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return exitCode === 0 ? '' : (stdout ?? 'The engine found a difference and did not describe it.');
  } finally {
    await shadow.close();
  }
}

async function loadEngine(shadow: PGlite, schemaFile: string, content: string): Promise<SchemaEngine> {
  bindings ??= loadBindings();
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPGlite(shadow));
  return (await bindings).SchemaEngine.new({ datamodels: [[schemaFile, content]] }, () => {}, adapter);
}

/** Loaded once per process: the bindings keep one WebAssembly instance in a module variable. */
let bindings: Promise<SchemaEngineBindings> | undefined;

async function loadBindings(): Promise<SchemaEngineBindings> {
  const entry = '@prisma/schema-engine-wasm/schema_engine_bg';
  const loaded = (await import(entry)) as SchemaEngineBindings;
  const binary = readFileSync(path.join(path.dirname(require.resolve(entry)), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(binary, {
    './schema_engine_bg.js': loaded as unknown as WebAssembly.ModuleImports,
  });
  loaded.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as (() => void) | undefined)?.();
  return loaded;
}
