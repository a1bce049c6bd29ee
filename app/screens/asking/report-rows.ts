import type { DocumentId } from '#services/members/vocabulary/field.ts';
import { genetic, genomic, imaging, label, operation, summary, visit } from './other-papers.ts';
import type { Cell, Paper } from './paper.ts';
import { biopsy, pathology } from './pathology-papers.ts';

/** Each paper with its sections and rows, in the order in which they stand on it. */
export const papers: Readonly<Record<DocumentId, Paper>> = {
  biopsyReport: biopsy,
  surgeryPathology: pathology,
  imagingReport: imaging,
  genomicReport: genomic,
  geneticReport: genetic,
  operativeReport: operation,
  visitSummary: visit,
  treatmentSummary: summary,
  medicineLabel: label,
};

/** Whether an answer stands there. */
export function answers({ fields = [] }: Cell, field: string): boolean {
  return fields.includes(field);
}
