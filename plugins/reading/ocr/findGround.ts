/** Side of the squares that share a background, in pixels. */
export const squareSide = 6;
/** The shades of a plain square vary by no more than this. */
const plainDeviation = 16;
/** Neighbours of one plain area differ by no more than this. */
const plainStep = 16;
/** A plain area is at least this long in one direction, in squares: the strokes of large letters are shorter. */
const least = { across: 11, down: 16 };

/** The shade of the paper or area behind each square: its own where it belongs to a plain area, else that of the nearest plain area. */
export function findGround(grey: Uint8Array, width: number, height: number): Uint8Array {
  const across = Math.ceil(width / squareSide);
  const ground = new Uint8Array(across * Math.ceil(height / squareSide));
  const plain = new Uint8Array(ground.length);
  for (let at = 0; at < ground.length; at++) {
    const { mean, deviation } = measure(grey, width, height, (at % across) * squareSide, Math.floor(at / across) * squareSide);
    ground[at] = mean;
    plain[at] = deviation <= plainDeviation ? 1 : 0;
  }
  const area = new Uint8Array(ground.length);
  markRuns(ground, plain, area, 1, across, least.across);
  markRuns(ground, plain, area, across, ground.length, least.down);
  spread(ground, area, across);
  return ground;
}

function measure(
  grey: Uint8Array,
  width: number,
  height: number,
  left: number,
  top: number,
): { mean: number; deviation: number } {
  let [count, sum, squares] = [0, 0, 0];
  for (let y = top; y < Math.min(height, top + squareSide); y++) {
    for (let x = left; x < Math.min(width, left + squareSide); x++) {
      const shade = grey[y * width + x]!;
      count++;
      sum += shade;
      squares += shade * shade;
    }
  }
  const mean = sum / count;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / count - mean * mean)) };
}

/** Marks runs of at least `fewest` plain squares in steps of `step`, within rows or columns of `length`. */
function markRuns(ground: Uint8Array, plain: Uint8Array, area: Uint8Array, step: number, length: number, fewest: number): void {
  for (let start = 0; start < ground.length; start += step === 1 ? length : 1) {
    if (step > 1 && start >= step) return;
    let run = 0;
    for (let at = start; at < start + length && at < ground.length; at += step) {
      const goesOn = run > 0 && Math.abs(ground[at]! - ground[at - step]!) <= plainStep;
      run = plain[at] === 0 ? 0 : goesOn ? run + 1 : 1;
      if (run === fewest) for (let back = 0; back < fewest; back++) area[at - back * step] = 1;
      else if (run > fewest) area[at] = 1;
    }
  }
}

/** Every other square takes the shade of the nearest plain area. */
function spread(ground: Uint8Array, area: Uint8Array, across: number): void {
  let border: number[] = [];
  for (let at = 0; at < area.length; at++) if (area[at] === 1) border.push(at);
  while (border.length > 0) {
    const next: number[] = [];
    for (const at of border) {
      for (const other of neighbours(at, across, area.length)) {
        if (area[other] === 1) continue;
        area[other] = 1;
        ground[other] = ground[at]!;
        next.push(other);
      }
    }
    border = next;
  }
}

function neighbours(at: number, across: number, count: number): number[] {
  const near: number[] = [];
  if (at >= across) near.push(at - across);
  if (at + across < count) near.push(at + across);
  if (at % across > 0) near.push(at - 1);
  if (at % across < across - 1) near.push(at + 1);
  return near;
}
