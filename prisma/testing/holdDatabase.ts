import { openDatabase } from '../database.ts';

/** Run as a separate process by the launcher's tests: opens the database in the given folder, prints its address and keeps it open. */
const database = await openDatabase({ dataDir: process.argv[2] ?? '', onNotice: (message) => console.error(message) });
console.log(database.url);
setInterval(() => {}, 60_000);
process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)));
