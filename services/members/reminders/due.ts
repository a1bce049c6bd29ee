import { dayLater, daysBetween } from '#services/members/daily/day/shared.ts';
import type { Visit } from '#services/members/visits/visit.ts';
import { todayIn } from '#services/members/vocabulary/partial-date.ts';
import { momentAt } from '#services/moments/zoned.ts';
import type { Medicine } from './medicine.ts';

/** After so long, in milliseconds, nobody is reminded of a medicine any more: to take it twice would be worse. */
const longestDelay = 2 * 3_600_000;
/** When somebody is reminded, the day before, of a visit whose time is not known. */
const usualTime = '09:00';

/** What somebody is to be reminded of: of something on the next day, of something now. */
export type Due = { tomorrow: boolean; now: boolean };

type Between = { after: Date; through: Date };

/** What became due after one moment, up to another. */
export function dueBetween({ visits, medicines }: { visits: readonly Visit[]; medicines: readonly Medicine[] }, between: Between): Due {
  return {
    tomorrow: visits.some((visit) => isVisitDue(visit, between)),
    now: medicines.some((medicine) => isMedicineDue(medicine, between)),
  };
}

/** A day before, by the clock of where it is; of one that has begun meanwhile nobody is reminded. */
function isVisitDue({ date, time, timeZone }: Visit, { after, through }: Between): boolean {
  const at = momentAt(dayLater(date, -1), time ?? usualTime, timeZone);
  return at > after && at <= through && momentAt(date, time ?? usualTime, timeZone) > through;
}

function isMedicineDue({ times, timeZone, ...days }: Medicine, { after, through }: Between): boolean {
  const since = new Date(Math.max(after.getTime(), through.getTime() - longestDelay));
  const today = todayIn(timeZone, through);
  return [dayLater(today, -1), today]
    .filter((day) => isTaken(days, day))
    .flatMap((day) => times.map((time) => momentAt(day, time, timeZone)))
    .some((at) => at > since && at <= through);
}

function isTaken({ from, until, everyDays }: Pick<Medicine, 'from' | 'until' | 'everyDays'>, day: string): boolean {
  return day >= from && (until === null || day <= until) && daysBetween(from, day) % everyDays === 0;
}
