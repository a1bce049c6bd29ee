import type { ComponentType, ReactNode } from 'react';
import type { buttonStylings } from '#services/content/model/shared.ts';
import { Anchor } from './Anchor.tsx';
import css from './Button.module.css';

export type ButtonStyling = (typeof buttonStylings)[number];

const classes: Record<ButtonStyling, string | undefined> = { Primary: css.primary, Secondary: css.secondary, Donate: css.donate };

/** How something to press looks: the class of what holds the link, or the words where the link is around it. */
export function buttonClass(styling: ButtonStyling = 'Primary'): string {
  return `${css.button} ${classes[styling]}`;
}

type LinkProps = { href: string; children: ReactNode };
export type ButtonProps = { href: string; styling?: ButtonStyling | undefined; children: ReactNode };

/** A link that looks like something to press. On a panel that sets the color tokens anew, it takes those. */
export function Button({ href, styling, link: Link = Anchor, children }: ButtonProps & { link?: ComponentType<LinkProps> | undefined }) {
  return (
    <span className={buttonClass(styling)}>
      <Link href={href}>
        {styling === 'Donate' ? <Heart /> : null}
        {children}
      </Link>
    </span>
  );
}

function Heart() {
  return (
    <svg className={css.heart} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 20.5C5.2 15.6 2.5 12.3 2.5 8.6A5 5 0 0 1 12 6.2a5 5 0 0 1 9.5 2.4c0 3.7-2.7 7-9.5 11.9Z" />
    </svg>
  );
}
