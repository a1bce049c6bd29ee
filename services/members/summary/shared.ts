/*
 * What a summary for a visit may hold. It needs nothing, so that a browser may have it.
 */

/** The parts of a summary, in their order on the page. Their ids stand in addresses: they say what is shown, and nothing of what it says. */
export const summaryParts = ['who', 'diagnoses', 'treatments', 'medicines', 'log', 'questions'] as const;
export type SummaryPart = (typeof summaryParts)[number];
