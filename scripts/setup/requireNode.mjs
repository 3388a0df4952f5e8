import process from 'node:process';

const oldest = [20, 19];

/** Ends with a clear sentence on a Node that is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(
    `NOA needs Node.js ${oldest.join('.')} or newer; this is ${process.versions.node}. Install it from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
