import { type ReactNode, useId } from 'react';
import css from './Switch.module.css';

/** A choice that this device keeps, with what it does; set and heard by the module of `app/enhance/` that `name` stands for. */
export function Switch({ name, label, children }: { name: 'calm' | 'clear'; label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="needs-script">
      <label className={css.label}>
        {/* biome-ignore lint/a11y/useAriaPropsForRole: the browser tells of a checkbox whether it is checked. */}
        <input type="checkbox" role="switch" className={css.input} data-enhance={name} aria-describedby={id} autoComplete="off" />
        {label}
      </label>
      <p id={id} className={css.text}>
        {children}
      </p>
    </div>
  );
}
