import pg from 'pg';
import { databaseName, databaseUser } from './settings.ts';

/** The role that the product connects as. It owns the database `noa` and everything in it; its only right on the server is to switch the write-ahead log. */
export const productRole = 'noa_product';

/** Key of an advisory lock, so that several processes do this one after another. */
const applicationName = 'noa role';

interface Server {
  port: number;
  password: string;
  /** For test runs: the role may also create databases, and write past triggers as an attacker would. */
  testing: boolean;
}

/**
 * The URL of the product's database with a role that is not a superuser, so that, for example, an injected statement cannot read files of the machine or start
 * programs. The first call makes the role, gives it everything that an earlier version of NOA made as a superuser, and closes the superuser to connections, all
 * in one transaction. While such an earlier version is running, its role is used.
 */
export async function openProductRole(server: Server): Promise<string> {
  const url = addressOf(server, productRole);
  if (await opens(url)) return url;
  const made = await makeRole(server);
  return made ? url : addressOf(server, databaseUser);
}

const addressOf = ({ port, password }: Server, user: string) =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/${databaseName}`;

async function opens(url: string): Promise<boolean> {
  return withClient(url, async () => true).catch((error: unknown) => {
    if (isRefused(error)) return false;
    throw error;
  });
}

async function makeRole(server: Server): Promise<boolean> {
  return withClient(addressOf(server, databaseUser), async (client) => {
    await client.query(`begin; select pg_advisory_xact_lock(hashtext('${productRole}')); set local lock_timeout = '10s'`);
    const { rows } = await client.query<{ made: boolean; used: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as made,
        exists (select from pg_stat_activity where usename = $2 and pid <> pg_backend_pid() and application_name <> $3) as used`,
      [productRole, databaseUser, applicationName],
    );
    const [found] = rows;
    if (found?.used && !found.made) return false;
    if (!found?.made) {
      await client.query(`create role ${productRole} login password ${client.escapeLiteral(server.password)}`);
      if (server.testing)
        await client.query(
          `alter role ${productRole} createdb; grant set on parameter session_replication_role to ${productRole}`,
        );
      await client.query(handOver);
      // Needed to remove erased data from the write-ahead log.
      await client.query(`grant pg_checkpoint to ${productRole}; grant execute on function pg_switch_wal() to ${productRole}`);
    }
    await client.query('commit');
    return true;
  }).catch((error: unknown) => {
    // Another process has just closed the superuser, so the role exists.
    if (isRefused(error)) return true;
    throw error;
  });
}

/**
 * Hands over one by one, because `reassign owned` refuses the superuser that a server was made with. What belongs to an extension stays with it, a table's own
 * sequences follow the table, and the schema `public` belongs to whoever owns the database.
 */
const handOver = `
  do $$
  declare change text;
  begin
    for change in
      with ours as (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
      select format('alter schema %I owner to ${productRole}', nspname) from ours where nspname <> 'public'
      union all
      select format('alter %s %s owner to ${productRole}', case relkind when 'S' then 'sequence' when 'v' then 'view' when 'c' then 'type' else 'table' end, pg_class.oid::regclass)
      from pg_class join ours on ours.oid = relnamespace
      where relkind in ('r', 'p', 'S', 'v', 'c') and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and (deptype = 'e' or (relkind = 'S' and deptype in ('a', 'i'))))
      union all
      select format('alter routine %s owner to ${productRole}', pg_proc.oid::regprocedure) from pg_proc join ours on ours.oid = pronamespace
      where not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
      union all
      select format('alter type %s owner to ${productRole}', pg_type.oid::regtype) from pg_type join ours on ours.oid = typnamespace
      where typtype in ('e', 'd') and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e')
    loop execute change; end loop;
  end $$;
  alter database ${databaseName} owner to ${productRole};
  alter role ${databaseUser} nologin`;

/** The role does not exist or may not log in. */
const isRefused = (error: unknown) => String((error as { code?: unknown }).code).startsWith('28');

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: applicationName });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
