import type { AddressInfo } from 'node:net';
import pg from 'pg';
import pino from 'pino';
import { readConfig } from '../../../api/config/readConfig.ts';
import { createServer } from '../../../api/http/createServer.ts';
import { openProduct } from '../../../api/openProduct.ts';
import type { HostReady } from './withHost.ts';

/**
 * The host of `withHost`, in a process of its own: the product's HTTP server without a limit of requests, and beside it routes that read the same rows
 * by `pg` and do nothing else.
 */
const log = pino({ level: 'error' });
const config = readConfig(process.env);
const product = await openProduct(config, log);
const { viewer: _viewer, locale: _locale, ...shared } = product.ctx;
const app = await createServer({
  shared,
  installation: { version: product.version, links: config.links },
  logger: log,
  publicUrl: null,
  local: true,
  graphiql: false,
  introspection: false,
  webFolder: null,
  persistedOperations: {},
  rates: { requests: Number.MAX_SAFE_INTEGER },
});
const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 10 });

const candidateSql = `
  select candidates.*, candidate_scores.values, candidate_facts.facts, corrections.field, corrections.value,
    documents.file_name, document_readings.text, document_readings.warnings, document_extractions.hidden_fields
  from candidates left join candidate_scores on candidate_scores.candidate_id = candidates.id
    left join candidate_facts on candidate_facts.candidate_id = candidates.id
    left join corrections on corrections.candidate_id = candidates.id
    left join documents on documents.candidate_id = candidates.id
    left join document_readings on document_readings.sha256 = documents.sha256
    left join document_extractions on document_extractions.sha256 = documents.sha256
  where candidates.id = $1`;
const sessionSql = 'select sessions.*, users.email from sessions join users on users.id = user_id where token_hash = $1';

const projectsSql = `
  select projects.*, required_skills, (select count(*) from candidates where project_id = projects.id
    and archived_at is null and merged_into_id is null) from projects
  left join requirement_revisions on requirement_revisions.id = current_revision_id
  where deleting_at is null and archived_at is null order by projects.created_at desc limit 20`;
const bestSql = `
  select candidates.*, candidate_scores.values, candidate_scores.matched_skills from candidates
  join candidate_scores on candidate_id = candidates.id where candidates.project_id = $1
    and archived_at is null and merged_into_id is null order by candidate_scores.values[1] desc limit 20`;

app.get<{ Params: { id: string } }>('/reference/candidates/:id', async ({ params }) => {
  await pool.query(sessionSql, ['']);
  return (await pool.query(candidateSql, [params.id])).rows;
});

app.get('/reference/projects', async () => {
  await pool.query(sessionSql, ['']);
  return (await pool.query(projectsSql)).rows;
});

app.get<{ Params: { id: string } }>('/reference/projects/:id/best', async ({ params }) => {
  await pool.query(sessionSql, ['']);
  return (await pool.query(bestSql, [params.id])).rows;
});

app.get<{ Params: { id: string } }>('/reference/projects/:id/candidates', async ({ params }) => {
  const sql = `select candidates.*, candidate_scores.values from candidates
    left join candidate_scores on candidate_scores.candidate_id = candidates.id where candidates.project_id = $1`;
  return (await pool.query(sql, [params.id])).rows;
});

await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
process.send?.({ port, databaseUrl: product.databaseUrl } satisfies HostReady);
process.once('SIGTERM', () => void stop());

async function stop(): Promise<void> {
  await app.close();
  await pool.end();
  await product.close();
  process.disconnect();
}
