import { csvOf } from '#services/members/my-data/csv/shared.ts';
import type { StoredForm } from './outreach-forms.ts';
import type { OpenedSubmission } from './submissions.ts';

/** Submissions of one form as CSV: a row each, with a column for each field. Nothing in it runs in a spreadsheet. */
export function sheetOf({ fields }: Pick<StoredForm, 'fields'>, all: readonly OpenedSubmission[]): string {
  const names = Object.keys(fields);
  const columns = ['id', 'sent', 'language', 'status', 'reasons', 'desk', ...names].map((name) => ({ name }));
  const rows = all.map(({ id, createdAt, locale, status, reasons, desk, told }) => ({
    ...told,
    ...{ id, sent: createdAt.toISOString(), language: locale, status, reasons, desk },
  }));
  return csvOf({ columns, rows });
}
