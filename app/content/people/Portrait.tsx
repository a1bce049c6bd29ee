import { Picture } from '#app/ui/Picture.tsx';
import type { Asset } from '#services/media/store.ts';
import css from './Portrait.module.css';

type Props = { name: string; asset: Asset | undefined; size: 'small' | 'large'; eager?: boolean };

/** A person's picture, or the initials of the name. The name stands beside it, so that nobody has to hear it twice. */
export function Portrait({ name, asset, size, eager = false }: Props) {
  const className = `${css.portrait} ${css[size]}`;
  if (asset) return <Picture className={className} asset={asset} alt="" sizes={size === 'large' ? '128px' : '64px'} eager={eager} />;
  return (
    <span className={className} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** Of the first and the last word of a name; one that is written with a point is no name. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'));
  const [first, ...others] = names.length > 0 ? names : [name];
  return [first, others.at(-1)].map((word) => word?.match(/\p{L}/u)?.[0].toLocaleUpperCase() ?? '').join('');
}
