import type pg from 'pg';
import { closeConnection } from './closeConnection.ts';
import { feelPulse, type Pulse, type PulseOptions } from './pulse.ts';
import { type Adapter, SerialPg, type Transaction } from './serialPg.ts';

type Statements = Pick<Adapter, 'queryRaw' | 'executeRaw'>;

/** Fails everything that waits for a hanging database, and closes its connections, which would otherwise still be in use when it comes back. */
export class AttentivePg extends SerialPg {
  readonly #feel: (onSilence: () => void) => Pulse;
  #pulse: Pulse | null = null;

  constructor(pulse: PulseOptions, ...[pool, options]: ConstructorParameters<typeof SerialPg>) {
    super(pool, options);
    this.#feel = (onSilence) =>
      feelPulse({
        ...pulse,
        onSilence() {
          onSilence();
          pulse.onSilence();
        },
      });
  }

  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const open = new Set<pg.PoolClient>();
    const pool = adapter.underlyingDriver();
    pool.on('connect', (client) => open.add(client));
    pool.on('remove', (client) => open.delete(client));
    const pulse = this.#feel(() => {
      for (const client of open) closeConnection(client);
    });
    this.#pulse = pulse;
    guardStatements(pulse, adapter);
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = (isolation) => pulse.guard(() => start(isolation), abandon);
    const dispose = adapter.dispose.bind(adapter);
    adapter.dispose = async () => {
      await pulse.stop();
      await dispose();
    };
    return adapter;
  }

  protected override prepareTransaction(transaction: Transaction): Transaction {
    const prepared = super.prepareTransaction(transaction);
    if (this.#pulse) guardStatements(this.#pulse, prepared);
    return prepared;
  }
}

function guardStatements(pulse: Pulse, connection: Statements): void {
  const { queryRaw, executeRaw } = connection;
  connection.queryRaw = (query) => pulse.guard(() => queryRaw.call(connection, query));
  connection.executeRaw = (query) => pulse.guard(() => executeRaw.call(connection, query));
}

/** Rolls back a transaction that began after its caller was told that it had failed. */
async function abandon(transaction: Transaction): Promise<void> {
  await transaction.executeRaw({ sql: 'ROLLBACK', args: [], argTypes: [] }).catch(() => undefined);
  await transaction.rollback();
}
