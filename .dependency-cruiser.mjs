/**
 * Who may import whom. Each rule reads: files in `from` may import `to` only (everything outside of the project is free). Tests
 * and what serves them are exempt; `scripts/check/layers.test.ts` plants violations and proves that they are found.
 */

/** Files that are not part of the product: helpers of tests, generated code. Tests themselves are not looked at. */
const exempt = '/testing/|/conformance|/__generated__/|^prisma/generated/';

/** All our own folders. A layer's rule forbids each of them except what it lists. */
const ours = '^(prisma|plugins|core|schema|api|scripts|web)/';

/**
 * @param {string} name
 * @param {string} comment
 * @param {string | string[]} from
 * @param {string[]} allowed
 * @param {string} [fromNot]
 */
function layer(name, comment, from, allowed, fromNot) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: fromNot ? `${exempt}|${fromNot}` : exempt },
    to: { path: ours, pathNot: allowed },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    layer('prisma-alone', 'The database layer knows nothing of the product.', '^prisma/', ['^prisma/']),
    layer('contract-alone', 'The plugin contract needs nothing else of ours.', '^plugins/contract[/.]', [
      '^plugins/contract[/.]',
    ]),
    layer('knowledge-alone', 'Knowledge is data and lookup.', '^plugins/knowledge/', [
      '^plugins/knowledge/',
      '^plugins/contract[/.]',
    ]),
    layer(
      'plugins-apart',
      'A plugin uses the contract, knowledge, its own files and what its kind shares; never another plugin.',
      '^plugins/(extractors|facets|comparisons)/([^/]+)/',
      ['^plugins/contract[/.]', '^plugins/knowledge/', '^plugins/knowledge\\.ts$', '^plugins/$1/$2/', '^plugins/$1/[^/]+\\.ts$'],
    ),
    layer('readers-on-reading', 'A reader also uses what the readers share.', '^plugins/readers/([^/]+)/', [
      '^plugins/contract[/.]',
      '^plugins/knowledge/',
      '^plugins/readers/$1/',
      '^plugins/reading/',
    ]),
    layer('reading-alone', 'The code that readers share uses the contract, but no reader.', '^plugins/reading/', [
      '^plugins/reading/',
      '^plugins/contract[/.]',
    ]),
    layer('plugins-inside', 'Plugins do not know the product.', '^plugins/', ['^plugins/']),
    layer(
      'core-below-api',
      'Business rules use the plugin contract and the database, but no API and no single plugin.',
      '^core/',
      [
        '^core/',
        '^prisma/',
        '^plugins/contract/',
        '^plugins/(contract|registry|index)\\.ts$',
        '^plugins/(facets|comparisons|knowledge)/[^/]+\\.ts$',
      ],
    ),
    layer('schema-on-core', 'The GraphQL face is built on core.', '^schema/', [
      '^schema/',
      '^core/',
      '^prisma/',
      '^plugins/contract[/.]',
    ]),
    layer('uploads-on-core', 'Files arrive in the form that core takes, whatever the door.', '^api/uploads/', [
      '^api/uploads/',
      '^core/',
    ]),
    layer('rest-on-core', 'REST is built on core.', '^api/rest/', [
      '^api/(rest|uploads)/',
      '^core/',
      '^prisma/generated/',
      '^plugins/contract[/.]',
    ]),
    layer('mcp-on-core', 'What assistants can do is built on core.', '^api/mcp/', [
      '^api/mcp/',
      '^core/',
      '^plugins/contract[/.]',
    ]),
    layer('jobs-on-core', 'Tasks are built on core. Messages to webhooks have the shapes of REST.', '^api/jobs/', [
      '^api/jobs/',
      '^api/rest/webhooks/presentEvent\\.ts$',
      '^core/',
      '^prisma/generated/',
      '^plugins/contract[/.]',
    ]),
    layer('http-on-apis', 'The HTTP server combines REST, MCP and GraphQL.', '^api/http/', [
      '^api/(http|rest|mcp|uploads)/',
      '^schema/',
      '^core/',
    ]),
    layer('events-on-core', 'Events carry what core defines.', '^api/events/', [
      '^api/events/',
      '^core/',
      '^prisma/closeConnection\\.ts$',
    ]),
    layer('outgoing-on-core', 'Requests to other systems carry what core defines.', '^api/outgoing/', [
      '^api/outgoing/',
      '^core/',
    ]),
    layer('files-on-core', 'Stores of originals keep what core defines, where the settings say.', '^api/files/', [
      '^api/files/',
      '^api/config/',
      '^core/',
      '^prisma/',
    ]),
    layer('mail-on-core', 'Mail carries what core defines.', '^api/mail/', ['^api/mail/', '^core/']),
    layer(
      'roots-compose',
      'The composition roots join everything the product runs, and nothing that only serves its making.',
      '^api/[^/]+\\.ts$',
      ['^(api|schema|core|plugins|prisma)/'],
    ),
    layer('config-alone', 'Settings are read before anything is built.', '^api/config/', [
      '^api/config/',
      '^api/http/callers/isLocal\\.ts$',
    ]),
    layer('no-web-in-server', 'Server and scripts do not use the web app.', '^(api|scripts)/', ['^(?!web/)'], '^scripts/bench/'),
    layer(
      'noa-over-rest',
      'The command line speaks to a server over REST. How a file is written that no spreadsheet runs, it shares.',
      '^scripts/noa/',
      ['^scripts/noa/', '^core/csv/writeCsv\\.ts$'],
      '^scripts/noa/data/',
    ),
    layer('noa-on-data', 'Commands that act on the data itself use what the composition roots use.', '^scripts/noa/data/', [
      '^scripts/(noa|seed)/',
      '^api/[^/]+\\.ts$',
      '^api/(config|files)/',
      '^core/',
      '^prisma/',
      '^plugins/(contract|registry|index)\\.ts$',
      '^plugins/reading/ocr/languageData\\.ts$',
    ]),
    layer('web-alone', 'The web app shares only the pure score formulas with the server.', '^web/', [
      '^web/',
      '^plugins/facets/',
      '^plugins/contract[/.]',
      '^plugins/knowledge/',
    ]),
    {
      name: 'ui-without-relay',
      comment: 'Components in web/src/ui are presentational.',
      severity: 'error',
      from: { path: '^web/src/ui/', pathNot: exempt },
      to: { path: 'node_modules/(react-relay|relay-runtime)/|^web/src/(?!ui/|paraglide/)' },
    },
    {
      name: 'csv-alone',
      comment: 'Cells of CSV are written in one place, which makes them harmless. Importing reads it.',
      severity: 'error',
      from: {
        pathNot: `${exempt}|^core/csv/writeCsv\\.ts$|^core/fairness/selfReports/parseSelfReports\\.ts$|^scripts/noa/import/formats/readTable\\.ts$`,
      },
      to: { path: 'node_modules/papaparse/' },
    },
    {
      name: 'xlsx-alone',
      comment: 'Workbooks are written in one place, which takes only cells that were made harmless.',
      severity: 'error',
      from: { pathNot: `${exempt}|^core/exports/formatXlsx\\.ts$` },
      to: { path: 'node_modules/write-excel-file/' },
    },
    {
      name: 'no-tests-in-product',
      comment: 'Product code does not use what serves tests. `scripts/made` makes documents for tests and measurements.',
      severity: 'error',
      from: { pathNot: `${exempt}|^scripts/made/` },
      to: { path: '/testing/' },
    },
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-cycle-of-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules|^prisma/generated/' },
    exclude: { path: '^(dist|web/dist|data|\\.cache)/|/paraglide/|\\.test\\.tsx?$|/e2e/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'module', 'node', 'default', 'types'] },
  },
};
