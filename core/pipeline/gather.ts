/** One of several things that are worked on together. */
export interface Place<Item, Result> {
  /** Hands in the item that was expected, and waits for its result. */
  handIn(item: Item): Promise<Result>;
  /** The item will not come. Changes nothing after `handIn`. */
  leave(): void;
}

export interface Gathering<Item, Result> {
  /** Announces an item: those that are ready wait a little for it. */
  takePlace(): Place<Item, Result>;
  /** Nobody waits, and nothing is expected. */
  readonly isEmpty: boolean;
}

export interface GatheringOptions<Item, Result> {
  /** Most items worked on together. */
  most: number;
  /** The longest time in milliseconds that an item waits for others while none is being worked on. */
  patienceMs: number;
  /** Returns the results in the order of the items. */
  work(items: readonly Item[]): Promise<readonly Result[]>;
}

interface Waiting<Item, Result> {
  item: Item;
  since: number;
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

/**
 * Items whose work costs less when it is done for several of them at once, such as writing to the database. An item waits while others are being worked on, and
 * shortly for those that are announced. When the work for several fails, it is tried for each alone, so that none fails because of another.
 */
export function createGathering<Item, Result>({
  most,
  patienceMs,
  work,
}: GatheringOptions<Item, Result>): Gathering<Item, Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let coming = 0;
  let working = false;
  let timer: NodeJS.Timeout | undefined;

  function begin(): void {
    clearTimeout(timer);
    const [first] = waiting;
    if (working || first === undefined) return;
    const left = first.since + patienceMs - performance.now();
    if (coming > 0 && waiting.length < most && left > 0) {
      timer = setTimeout(begin, left);
      return;
    }
    working = true;
    void workOn(waiting.splice(0, most)).then((settlements) => {
      working = false;
      for (const settle of settlements) settle();
      begin();
    });
  }

  async function workOn(those: readonly Waiting<Item, Result>[]): Promise<(() => void)[]> {
    try {
      const results = await work(those.map(({ item }) => item));
      return those.map(
        ({ resolve }, index) =>
          () =>
            resolve(results[index] as Result),
      );
    } catch (error) {
      const [first] = those;
      if (those.length === 1) return [() => first?.reject(error)];
      const settlements: (() => void)[] = [];
      for (const one of those) settlements.push(...(await workOn([one])));
      return settlements;
    }
  }

  return {
    get isEmpty() {
      return !working && waiting.length + coming === 0;
    },
    takePlace() {
      let taken = true;
      coming++;
      const leave = () => {
        if (!taken) return;
        taken = false;
        coming--;
        begin();
      };
      return {
        leave,
        handIn: (item) =>
          new Promise((resolve, reject) => {
            waiting.push({ item, since: performance.now(), resolve, reject });
            leave();
            begin();
          }),
      };
    },
  };
}
