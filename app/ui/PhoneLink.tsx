import { Fragment } from 'react';
import type { Helpline } from '#config/organisation.ts';
import css from './PhoneLink.module.css';

/** A number to call, which is never broken over two lines. */
export function PhoneLink({ phone, display, className }: Pick<Helpline, 'phone' | 'display'> & { className?: string | undefined }) {
  return (
    <a className={className} href={`tel:${phone}`}>
      {display.split(' ').map((word, index) => (
        <Fragment key={index}>
          {index > 0 ? ' ' : null}
          <span className={css.word}>{word}</span>
        </Fragment>
      ))}
    </a>
  );
}
