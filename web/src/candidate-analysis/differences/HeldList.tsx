import { m } from '../../paraglide/messages.js';
import { Chip } from '../../ui/inputs/Chip.tsx';
import { Popover } from '../../ui/layers/Popover.tsx';

export interface HeldListProps {
  things: readonly { readonly name: string; readonly holders: number }[];
  groupSize: number;
  /** Said when there is nothing. */
  none: string;
}

const shown = 4;

/** Things with how rare they are; what nobody else has stands out. */
export function HeldList({ things, groupSize, none }: HeldListProps) {
  if (things.length === 0) return <span className="text-faint">{none}</span>;
  const rest = things.slice(shown);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1">
      {things.slice(0, shown).map((thing) => (
        <HeldChip key={thing.name} {...thing} groupSize={groupSize} />
      ))}
      {rest.length > 0 ? (
        <>
          <span className="hidden text-xs text-muted print:inline">{rest.map(({ name }) => name).join(', ')}</span>
          <Popover
            title={m.comparisons_all({ count: things.length })}
            trigger={
              <button
                type="button"
                className="rounded-mark px-1 text-xs text-muted underline-offset-2 hover:underline print:hidden"
              >
                {m.comparisons_more({ count: rest.length })}
              </button>
            }
          >
            <div className="flex flex-wrap gap-1">
              {things.map((thing) => (
                <HeldChip key={thing.name} {...thing} groupSize={groupSize} />
              ))}
            </div>
          </Popover>
        </>
      ) : null}
    </div>
  );
}

function HeldChip({ name, holders, groupSize }: { name: string; holders: number; groupSize: number }) {
  const unique = holders === 1 && groupSize > 1;
  const words = unique ? m.comparisons_only_one() : m.comparisons_holders({ holders, total: groupSize });
  return (
    <span className="inline-flex max-w-full" title={words}>
      <Chip tone={unique ? 'accent' : 'gray'}>
        <bdi>{name}</bdi>
        <span className="sr-only">, {words}</span>
      </Chip>
    </span>
  );
}
