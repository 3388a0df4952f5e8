import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../../prisma/projectFolder.ts';

interface Report {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
}

const root = projectFolder();
const cruiser = path.join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');

/** Rule, and the import that breaks it. */
const breaks: readonly (readonly [string, string, string])[] = [
  ['prisma-alone', 'prisma/client.ts', 'core/context.ts'],
  ['contract-alone', 'plugins/contract.ts', 'plugins/knowledge/skills.ts'],
  ['knowledge-alone', 'plugins/knowledge/skills.ts', 'plugins/facets/skills/skillsFacet.ts'],
  ['plugins-apart', 'plugins/facets/skills/skillsFacet.ts', 'plugins/facets/growth/growthFacet.ts'],
  ['readers-on-reading', 'plugins/readers/docx/docxReader.ts', 'plugins/readers/pdf/pdfReader.ts'],
  ['plugins-inside', 'plugins/index.ts', 'core/context.ts'],
  ['core-below-api', 'core/context.ts', 'api/http/createServer.ts'],
  ['core-below-api', 'core/scoring/rank.ts', 'plugins/facets/skills/skillsFacet.ts'],
  ['schema-on-core', 'schema/candidate.ts', 'api/rest/candidates.ts'],
  ['rest-on-core', 'api/rest/candidates.ts', 'schema/candidate.ts'],
  ['jobs-on-core', 'api/jobs/tasks/readDocument.ts', 'api/http/createServer.ts'],
  ['http-on-apis', 'api/http/createServer.ts', 'api/jobs/tasks/readDocument.ts'],
  ['http-on-apis', 'api/http/createServer.ts', 'prisma/client.ts'],
  ['http-on-apis', 'api/http/createServer.ts', 'api/openProduct.ts'],
  ['events-on-core', 'api/events/createPostgresEvents.ts', 'prisma/client.ts'],
  ['mail-on-core', 'api/mail/createMailer.ts', 'api/config/readConfig.ts'],
  ['files-on-core', 'api/files/openFiles.ts', 'api/mail/createMailer.ts'],
  ['roots-compose', 'api/openProduct.ts', 'scripts/eval.ts'],
  ['config-alone', 'api/config/readConfig.ts', 'core/context.ts'],
  ['no-web-in-server', 'api/main.ts', 'web/src/app/environment.ts'],
  ['noa-over-rest', 'scripts/noa/import/runImport.ts', 'core/context.ts'],
  ['noa-over-rest', 'scripts/noa/commands/import.ts', 'api/openProduct.ts'],
  ['noa-on-data', 'scripts/noa/data/backUp.ts', 'api/rest/route.ts'],
  ['web-alone', 'web/src/app/environment.ts', 'core/context.ts'],
  ['ui-without-relay', 'web/src/ui/inputs/Button.tsx', 'web/src/app/environment.ts'],
  ['csv-alone', 'core/exports/formatCsv.ts', 'node_modules/papaparse/papaparse.js'],
  ['xlsx-alone', 'core/exports/exportCandidates.ts', 'node_modules/write-excel-file/node/index.js'],
  ['no-tests-in-product', 'core/context.ts', 'core/testing/createTestContext.ts'],
];

/** A small temporary tree in which each test plants an import and checks what the product's rules say about it. */
describe('the layer rules', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'noa-layers-'));
    for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json']) cpSync(path.join(root, file), path.join(folder, file));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  /** Files that import each other; those that only are imported exist too. */
  const plant = (...imports: readonly (readonly [from: string, to: string])[]) => {
    const files = new Map<string, string[]>(imports.flat().map((file) => [file, []]));
    for (const [from, to] of imports) files.get(from)?.push(to);
    for (const [file, targets] of files) {
      const lines = targets.map((to, index) => {
        const specifier = path.posix.relative(path.posix.dirname(file), to);
        return `export { thing as thing${index} } from '${specifier.startsWith('.') ? specifier : `./${specifier}`}';`;
      });
      write(file, ['export const thing = 1;', ...lines, ''].join('\n'));
    }
  };
  const cruise = (): Report => {
    const result = spawnSync(process.execPath, [cruiser, '--output-type', 'json', '.'], { cwd: folder, encoding: 'utf8' });
    return JSON.parse(result.stdout) as Report;
  };
  const brokenRules = () => cruise().summary.violations.map(({ rule }) => rule.name);

  it('find every break that is planted', () => {
    plant(...breaks.map(([, from, to]) => [from, to] as const));
    const found = new Set(cruise().summary.violations.map(({ rule, from, to }) => [rule.name, from, to].join(' ')));
    expect(breaks.map((each) => each.join(' ')).filter((each) => !found.has(each))).toEqual([]);
  });

  it('cover every folder of api/: none of them may use the composition roots', () => {
    const folders = readdirSync(path.join(root, 'api'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const planted = folders.map(({ name }) => `api/${name}/door.ts`);
    plant(...planted.map((file) => [file, 'api/openProduct.ts'] as const));
    expect(planted.length).toBeGreaterThan(4);
    const caught = new Set(cruise().summary.violations.map(({ from }) => from));
    expect(planted.filter((file) => !caught.has(file))).toEqual([]);
  });

  it('find a cycle of files', () => {
    write('core/a.ts', "import { b } from './b.ts';\nexport const a = () => b;\n");
    write('core/b.ts', "import { a } from './a.ts';\nexport const b = () => a;\n");
    expect(brokenRules()).toContain('no-cycle');
  });

  it('find a cycle of folders', () => {
    write('core/one/a.ts', "import { b } from '../two/b.ts';\nexport const a = () => b;\n");
    write('core/two/b.ts', 'export const b = 1;\n');
    write('core/two/c.ts', "import { d } from '../one/d.ts';\nexport const c = () => d;\n");
    write('core/one/d.ts', 'export const d = 1;\n');
    expect(brokenRules()).toContain('no-cycle-of-folders');
  });

  it('find an import that leads nowhere', () => {
    write('core/a.ts', "import { b } from './missing.ts';\nexport const a = b;\n");
    expect(brokenRules()).toContain('resolvable');
  });

  it('see types, and are silent about what is allowed', () => {
    write('prisma/client.ts', 'export interface Client { id: string }\n');
    write('core/context.ts', "import type { Client } from '../prisma/client.ts';\nexport interface Ctx { db: Client }\n");
    write(
      'api/rest/candidates.ts',
      "import type { Ctx } from '../../core/context.ts';\nexport const route = (ctx: Ctx) => ctx;\n",
    );
    const { summary } = cruise();
    expect(summary.violations).toEqual([]);
    expect(summary.totalCruised).toBeGreaterThanOrEqual(3);
    write('prisma/client.ts', "import type { Ctx } from '../core/context.ts';\nexport interface Client { ctx: Ctx }\n");
    expect(brokenRules()).toContain('prisma-alone');
  });
});
