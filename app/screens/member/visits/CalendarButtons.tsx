import { buttonClass } from '#app/ui/Button.tsx';
import css from './Visits.module.css';

/** The two ways to take a file for a calendar: the second says that more may stand in it. */
export function CalendarButtons({ neutral, told, describedBy }: { neutral: string; told: string; describedBy: string }) {
  return (
    <div className={css.buttons}>
      {[
        { value: 'no', words: neutral },
        { value: 'yes', words: told },
      ].map(({ value, words }) => (
        <span key={value} className={buttonClass('Secondary')}>
          <button type="submit" name="isTold" value={value} aria-describedby={describedBy}>
            {words}
          </button>
        </span>
      ))}
    </div>
  );
}
