import { listOf } from '../listOf.ts';

/** Words that end no name: what follows belongs to it, though it may be a place. Lower case. */
export const openWords: ReadonlySet<string> = new Set(
  listOf(`
    of, the, de, du, des, del, della, delle, degli, dei, di, do, da, dos, das, van, von, für, der, im, am, zu, zur, w, we, u, у, в, во, по, при, на, им, им.,
    имени, г, г., after, №, no, no., nr, nr., st, st., saint, and, &, und, и, et, с, по, для, к, из, with, to, at, by`),
);

/** Words that lead from a skill to its object, and end no skill: "Records in", «Ведение карт в ЕМИАС». */
export const objectLeads: readonly string[] = listOf(
  'к, ко, по, в, во, на, с, со, для, из, от, о, об, при, под, над, за, in, on, of, for, to, with, from, by, at',
);
