import { Form } from '#app/forms/Form.tsx';
import { useTyped } from '#app/forms/use-typed.ts';
import { textsOf } from '#services/members/daily/day/shared.ts';
import type { DayFields as Filled } from '#services/members/daily/shared.ts';
import { type AskedDay, DayFields } from './DayFields.tsx';
import { dailyLogForms } from './daily-log-forms.ts';

export type DayFormProps = AskedDay & {
  day: string;
  fields: Filled;
  /** What stands in the log. */
  seen: Filled;
  unit: string | number;
  changeKey: string;
};

/** One day of a member. */
export function DayForm({ day, fields, seen, unit, changeKey, ...asked }: DayFormProps) {
  const initial = {
    ...textsOf(fields),
    day,
    seen: String(new URLSearchParams(textsOf(seen))),
    weightUnit: String(fields.weightUnit ?? unit),
  };
  const typed = useTyped(dailyLogForms.save, initial);
  return (
    <Form of={dailyLogForms.save} initial={{ key: changeKey }}>
      {(field) => (
        <>
          <input type="hidden" name="day" value={typed('day').value} />
          <input type="hidden" name="seen" value={typed('seen').value} />
          {field('key')}
          <DayFields typed={typed} {...asked} />
        </>
      )}
    </Form>
  );
}
