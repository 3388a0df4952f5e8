/** Paths inside the data folder. */
export interface ClusterPlaces {
  /** Contains the three below. Appears only once it is complete. */
  home: string;
  cluster: string;
  password: string;
  log: string;
}

export function placesIn(home: string): ClusterPlaces {
  return { home, cluster: `${home}/cluster`, password: `${home}/password`, log: `${home}/postgres.log` };
}

export const databaseName = 'noa';
/** The superuser that the server is created with. It cannot connect once the product's role exists. */
export const databaseUser = 'noa';

/**
 * Settings for one product on one machine: a small server that never loses what it has acknowledged.
 * `terse` keeps values of rows (names, addresses) out of the log, `log_min_error_statement` the statements.
 */
const base: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '80',
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_worker_processes: '2',
  io_method: 'sync',
  autovacuum_max_workers: '1',
  autovacuum_worker_slots: '1',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  // Delete old log files with erased data, instead of recycling them later.
  wal_recycle: 'off',
  max_logical_replication_workers: '0',
  jit: 'off',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** For test runs only, whose data need not survive. */
const fast: Record<string, string> = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The server's settings as command line arguments. */
export function serverArguments({ port, durable }: { port: number; durable: boolean }): string[] {
  const settings = { ...base, ...(durable ? {} : fast), port: String(port) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
