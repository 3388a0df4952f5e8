import { PrismaPg } from '@prisma/adapter-pg';

export type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
export type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>;

/**
 * Sends the statements of a transaction one after the other. A transaction has one connection, but Prisma reads the relations of an `include` in parallel, and
 * `pg` will refuse a statement while another one runs.
 */
export class SerialPg extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = letGo(await super.connect());
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolation) => this.prepareTransaction(letGo(await start(isolation)));
    return adapter;
  }

  protected prepareTransaction(transaction: Transaction): Transaction {
    return inTurn(transaction);
  }
}

/**
 * Empties the values of a statement that has run. Prisma always keeps the last hundred statements for its debug output, so uploaded files would stay in memory
 * for that long.
 */
function letGo<T extends Pick<Adapter, 'queryRaw' | 'executeRaw'>>(connection: T): T {
  const emptied = <Q extends { args: unknown[] }, R>(run: (query: Q) => Promise<R>) => {
    return async (query: Q): Promise<R> => {
      try {
        return await run(query);
      } finally {
        query.args = [];
      }
    };
  };
  connection.queryRaw = emptied(connection.queryRaw.bind(connection));
  connection.executeRaw = emptied(connection.executeRaw.bind(connection));
  return connection;
}

function inTurn(transaction: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  const queue = <T, R>(run: (query: T) => Promise<R>) => {
    return (query: T): Promise<R> => {
      // Only the statement's own caller handles its failure.
      const result = last.then(() => run(query));
      last = result.catch(() => undefined);
      return result;
    };
  };
  transaction.queryRaw = queue(transaction.queryRaw.bind(transaction));
  transaction.executeRaw = queue(transaction.executeRaw.bind(transaction));
  return transaction;
}
