import { bearingTo, milesBetween, milesPerDegree, type Point } from '#services/trials/place/distance.ts';
import type { NearSite } from '#services/trials/shared.ts';
import type { ListedTrial } from './listed-trial.ts';

/** The sites of a trial that are in reach: the nearest, and how many there are. */
export type InReach = { trial: ListedTrial; nearest: NearSite | null; near: number };

/** All open sites in the order of their latitude, so that a search looks at those of a band alone. */
export class SiteTable {
  readonly trials: readonly ListedTrial[];
  readonly #latitudes: Float64Array;
  /** Of each site, in the same order: its trial, and which site of it. */
  readonly #trialOf: Int32Array;
  readonly #siteOf: Int32Array;

  constructor(trials: readonly ListedTrial[]) {
    this.trials = trials;
    const all = trials.flatMap(({ sites }, trial) => sites.map(({ lat }, site) => ({ lat, trial, site }))).sort((a, b) => a.lat - b.lat);
    this.#latitudes = Float64Array.from(all, ({ lat }) => lat);
    this.#trialOf = Int32Array.from(all, ({ trial }) => trial);
    this.#siteOf = Int32Array.from(all, ({ site }) => site);
  }

  /** The trials with a site within so many miles; with `null` all of them, also those that no place is known of. */
  within(miles: number | null, from: Point): InReach[] {
    const found = new Map<number, { miles: number; site: number; near: number }>();
    const band = miles === null ? 180 : miles / milesPerDegree;
    for (let at = this.#firstFrom(from.lat - band); at < this.#latitudes.length; at += 1) {
      if ((this.#latitudes[at] ?? 0) > from.lat + band) break;
      const [trial, site] = [this.#trialOf[at] ?? 0, this.#siteOf[at] ?? 0];
      const place = this.trials[trial]?.sites[site];
      if (!place) continue;
      const distance = milesBetween(from, place);
      if (miles !== null && distance > miles) continue;
      const before = found.get(trial);
      if (!before) found.set(trial, { miles: distance, site, near: 1 });
      else {
        before.near += 1;
        // Of sites in one town the first of the registry's list stands for all.
        if (distance < before.miles || (distance === before.miles && site < before.site)) Object.assign(before, { miles: distance, site });
      }
    }
    if (miles === null) return this.trials.map((trial, at) => reachOf(trial, found.get(at), from));
    return [...found].flatMap(([at, nearest]) => {
      const trial = this.trials[at];
      return trial ? [reachOf(trial, nearest, from)] : [];
    });
  }

  #firstFrom(latitude: number): number {
    let [low, high] = [0, this.#latitudes.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#latitudes[middle] ?? 0) < latitude) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function reachOf(trial: ListedTrial, nearest: { miles: number; site: number; near: number } | undefined, from: Point): InReach {
  const site = nearest && trial.sites[nearest.site];
  if (!nearest || !site) return { trial, nearest: null, near: 0 };
  return { trial, nearest: { ...site, miles: nearest.miles, bearing: bearingTo(from, site) }, near: nearest.near };
}
