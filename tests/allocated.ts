import type { HeapProfiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';

/**
 * How much memory something takes while it runs, in bytes: all that it allocates, also what is let go again. An estimate from samples, which
 * neither other work nor the moments of garbage collection change.
 */
export async function allocated(run: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    const kept = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true };
    await session.post('HeapProfiler.startSampling', { samplingInterval: 16 * 1024, ...kept });
    await run();
    const { profile } = await session.post('HeapProfiler.stopSampling');
    return bytesOf(profile.head);
  } finally {
    session.disconnect();
  }
}

function bytesOf({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number {
  return children.reduce((sum, child) => sum + bytesOf(child), selfSize);
}

/** The same value, and how often something of it was read so far: each property of each object and list in it counts. */
export function countingReads<Value extends object>(value: Value): { value: Value; reads(): number } {
  let reads = 0;
  const made = new WeakMap<object, object>();
  const counting = <Each extends object>(each: Each): Each => {
    const known = made.get(each);
    if (known) return known as Each; // made of it below
    const proxy = new Proxy(each, {
      get(target, name) {
        reads += 1;
        const read: unknown = Reflect.get(target, name);
        return typeof read === 'object' && read !== null ? counting(read) : read;
      },
    });
    made.set(each, proxy);
    return proxy;
  };
  return { value: counting(value), reads: () => reads };
}
