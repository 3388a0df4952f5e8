import { openDatabase } from '../database.ts';

/** Run as a process of its own by the tests of the launcher: opens the database in the given folder, says where it is, and holds it. */
const database = await openDatabase({ dataDir: process.argv[2] ?? '', onNotice: (message) => console.error(message) });
console.log(database.url);
setInterval(() => {}, 60_000);
process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)));
