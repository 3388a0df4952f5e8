import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../../../prisma/generated/client.ts';

export interface CountedQueries {
  db: PrismaClient;
  /** The SQL that `work` made the database run. */
  during(work: () => Promise<unknown>): Promise<string[]>;
}

/** A client that records its statements. */
export function countQueries(url: string): CountedQueries {
  const sent: string[] = [];
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }), log: [{ emit: 'event', level: 'query' }] });
  client.$on('query', ({ query }) => sent.push(query));
  return {
    db: client,
    async during(work) {
      const before = sent.length;
      await work();
      return sent.slice(before);
    },
  };
}
