import { useSearchParams } from 'react-router-dom';

/** A dialog or drawer whose state is in the address: Back closes it, a link opens it. */
export function useLayerParam(name: string) {
  const [params, setParams] = useSearchParams();
  return {
    value: params.get(name),
    open: (value: string) =>
      setParams((previous) => {
        const next = new URLSearchParams(previous);
        next.set(name, value);
        return next;
      }),
    close: () =>
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          next.delete(name);
          return next;
        },
        { replace: true },
      ),
  };
}
