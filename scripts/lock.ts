import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../prisma/projectFolder.ts';
import { completeLock, type Lock } from './lock/completeLock.ts';

/** `npm run lock`, after dependencies changed: completes package-lock.json for the machines that are not this one. */
const file = path.join(projectFolder(), 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
const complete = completeLock(lock);
const added = Object.keys(complete.packages).length - Object.keys(lock.packages).length;
if (added > 0) writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`);
console.log(`package-lock.json: ${added} packages for other machines added.`);
