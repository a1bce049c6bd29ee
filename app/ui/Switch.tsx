import { type ReactNode, useId } from 'react';
import { type Hook, hook } from '#app/browser/hook.ts';
import css from './Switch.module.css';

/** A choice that this device keeps, with what it does; the behaviour that `name` hooks to it sets and handles it. */
export function Switch({ name, label, children }: { name: Hook; label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="needs-script">
      <label className={css.label}>
        {/* biome-ignore lint/a11y/useAriaPropsForRole: the browser tells of a checkbox whether it is checked. */}
        <input type="checkbox" role="switch" className={css.input} {...hook(name)} aria-describedby={id} autoComplete="off" />
        {label}
      </label>
      <p id={id} className={css.text}>
        {children}
      </p>
    </div>
  );
}
