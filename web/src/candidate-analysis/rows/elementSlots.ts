/**
 * Which element shows which row or column of a virtual list: keys for React. Elements of what leaves the view serve what comes, since making new ones for all
 * that flies by is what a fast scroll would wait for. After a jump to where nothing in view was before, the first one gets the first element: none is moved in
 * the document, which costs as much as making it.
 */
export function createElementSlots(spare: number): (first: number, count: number) => (index: number) => number {
  let slots = 0;
  let base = 0;
  let shown = { first: 0, end: 0 };
  return (first, count) => {
    // At its beginning, a list has nothing before the view yet.
    if (count > slots) slots = count + spare;
    if (first >= shown.end || first + count <= shown.first) base = first;
    shown = { first, end: first + count };
    const from = base;
    return (index) => (((index - from) % slots) + slots) % slots;
  };
}
