import { useTranslate } from '#app/i18n/I18n.tsx';
import type { FoundTrials } from '#services/trials/search/search-trials.ts';
import type { NearSite } from '#services/trials/shared.ts';
import { frame, projectionAround, stateLines } from './map-lines.ts';
import css from './TrialsMap.module.css';

type Town = { name: string; count: number; lat: number; lon: number };
/** The mainland, from which those who search anywhere see most. */
const mainland = { middle: { lat: 38.5, lon: -96.5 }, milesUp: 1_050 };
const mostNames = 6;

/** Where the trials of a page are, drawn here: no other site learns of it. The list says the same in words. */
export function TrialsMap({ found: { place, trials }, miles }: { found: FoundTrials; miles: number | null }) {
  const t = useTranslate();
  const towns = townsOf(trials.flatMap(({ nearest }) => (nearest ? [nearest] : [])));
  if (towns.length === 0) return null;
  const projection = miles === null ? projectionAround(mainland.middle, mainland.milesUp) : projectionAround(place, miles * 1.12);
  const rings = miles === null ? [250, 500] : [miles / 2, miles];
  const [x, y] = [projection.x(place), projection.y(place)];
  const inside = towns.filter((town) => isWithin(projection.x(town), frame.width) && isWithin(projection.y(town), frame.height));
  return (
    <figure className={css.map}>
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={t('trials.map.alt')}>
        <path className={css.lines} d={stateLines(projection)} />
        {rings.map((ring) => (
          <circle key={ring} className={css.ring} cx={x} cy={y} r={ring * projection.unitsPerMile} />
        ))}
        <path className={css.middle} d={`M${x - 8} ${y}h16M${x} ${y - 8}v16`} />
        {inside.map((town, index) => (
          <TownMark key={`${town.lat} ${town.lon}`} town={town} x={projection.x(town)} y={projection.y(town)} isNamed={index < mostNames} />
        ))}
      </svg>
      <figcaption>{t('trials.map.caption', { inner: String(rings[0]), outer: String(rings[1]) })}</figcaption>
    </figure>
  );
}

function TownMark({ town, x, y, isNamed }: { town: Town; x: number; y: number; isNamed: boolean }) {
  const radius = 9 + Math.min(9, Math.sqrt(town.count) * 2);
  // Of its own text, which is larger on a phone, as the mark is.
  const aside = (radius + 4) / 17;
  const isRight = x > frame.width * 0.7;
  return (
    <g>
      <circle className={css.town} cx={x} cy={y} r={radius} />
      <text className={css.count} x={x} y={y} textAnchor="middle">
        {town.count}
      </text>
      {isNamed ? (
        <text className={css.townName} x={x} dx={`${isRight ? -aside : aside}em`} y={y} textAnchor={isRight ? 'end' : 'start'}>
          {town.name}
        </text>
      ) : null}
    </g>
  );
}

const isWithin = (at: number, size: number) => at >= 0 && at <= size;

/** Towns by how many trials have their nearest site there. */
function townsOf(sites: readonly NearSite[]): Town[] {
  const towns = new Map<string, Town>();
  for (const { city, state, lat, lon } of sites) {
    // A town has several points where its suburbs have their own: the nearest stands for all.
    const key = city === null ? `${lat} ${lon}` : `${city}, ${state}`;
    const town = towns.get(key) ?? { name: city ?? '', count: 0, lat, lon };
    towns.set(key, { ...town, count: town.count + 1 });
  }
  return [...towns.values()].toSorted((a, b) => b.count - a.count);
}
