/** The parts of package-lock.json that are used here. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

export interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/**
 * Packages for other machines that a package names and the lock lacks, with the entries they should have. npm leaves them out when the
 * registry it was pointed at does not hold them; `npm ci` then refuses the lock everywhere.
 */
export function findMissing({ packages }: Lock): Map<string, LockedPackage> {
  const missing = new Map<string, LockedPackage>();
  for (const [place, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!isLocked(packages, place, name))
        missing.set(`node_modules/${name}`, { version, ...(dev && { dev }), optional: true, ...machineOf(name) });
    }
  }
  return missing;
}

/** Adds what is missing, in npm's order. */
export function completeLock<L extends Lock>(lock: L): L {
  const entries = [...Object.entries(lock.packages), ...findMissing(lock)];
  entries.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(entries) };
}

/** Looks for packages as Node does: beside the one that needs it, then in each folder above. */
function isLocked(packages: Lock['packages'], place: string, name: string): boolean {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'win32', 'openharmony'];
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'loong64'];

/** Names of such packages end with the machine they are for: `…-linux-arm64-musl`. */
function machineOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (cpu.length !== 1) throw new Error(`Which machine is ${name} for? Its name does not say.`);
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  return { cpu, ...(os.length > 0 && { os }), ...(libc.length > 0 && { libc }) };
}
