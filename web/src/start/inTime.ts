/** Code that has not arrived after this time will not arrive, in milliseconds. */
const patience = 120_000;

/**
 * The code of a screen.
 *
 * @throws TypeError as of a module that did not load (isChunkError), when it takes too long
 */
export async function inTime<T>(code: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError(`The import took longer than ${patience / 1000} s.`)), patience);
  });
  try {
    return await Promise.race([code, late]);
  } finally {
    clearTimeout(timer);
  }
}
