/** Somebody's place in a ranking, from 1, before and after. */
export interface PlaceMove {
  candidateId: string;
  before: number;
  after: number;
}

export interface ListEffect {
  people: number;
  /** People who enter the first {@link topPlaces}, best first. */
  entered: PlaceMove[];
  /** People who leave them, in their earlier order. */
  left: PlaceMove[];
  /** The largest moves of people who are among the first {@link nearPlaces} before or after: at most ten, the largest first. */
  moves: PlaceMove[];
}

export const topPlaces = 10;
/** Further down a long list, places change by hundreds and do not matter. */
export const nearPlaces = 50;
const mostMoves = 10;

/**
 * How places change between two orders of a list. Pure.
 *
 * @param before people in order. People who are not in both lists are left out
 */
export function placeMoves(before: readonly string[], after: readonly string[]): ListEffect {
  const places = new Map(before.map((id, index) => [id, index + 1]));
  const all = after.flatMap((candidateId, index): PlaceMove[] => {
    const place = places.get(candidateId);
    return place === undefined ? [] : [{ candidateId, before: place, after: index + 1 }];
  });
  const distance = (move: PlaceMove) => Math.abs(move.before - move.after);
  return {
    people: all.length,
    entered: all.filter((move) => move.after <= topPlaces && move.before > topPlaces),
    left: all.filter((move) => move.before <= topPlaces && move.after > topPlaces).sort((a, b) => a.before - b.before),
    moves: all
      .filter((move) => Math.min(move.before, move.after) <= nearPlaces && distance(move) > 0)
      .sort((a, b) => distance(b) - distance(a) || Math.min(a.before, a.after) - Math.min(b.before, b.after))
      .slice(0, mostMoves),
  };
}
