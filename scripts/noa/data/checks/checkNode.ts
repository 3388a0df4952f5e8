import { type Finding, ok } from './finding.ts';

/** A Node that is too old ends every command before this one (scripts/setup/requireNode.mjs). */
export const checkNode = (): Finding => ok('Node.js', `${process.versions.node} on ${process.platform} ${process.arch}`);
