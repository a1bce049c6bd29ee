import type { z } from 'zod';
import { type Locale, languageTags } from '#config/locale.ts';
import { receptorWords, sideWords, titleWords } from './timeline.words.ts';
import { answerIn } from './vocabulary/answer-text.ts';
import { type Diagnosis, diagnosisFields } from './vocabulary/diagnosis/diagnosis-schema.ts';
import { fieldOf } from './vocabulary/field.ts';
import { type Treatment, treatmentFields } from './vocabulary/treatment/treatment-schema.ts';

/*
 * A diagnosis and a treatment in a line: a title, and what is worth knowing besides. What a member does not know is left out.
 */

/** Made once: that costs a hundred times what a use of it does. */
const lists = { en: new Intl.ListFormat(languageTags.en), es: new Intl.ListFormat(languageTags.es) };

const ofDiagnosis = wordsOf(diagnosisFields);
const ofTreatment = wordsOf(treatmentFields);

/** What it is, its stage and its side: Invasive ductal carcinoma, stage IIA, left. */
export function diagnosisTitle(locale: Locale, { diagnosed, cancerTypes, stage, side }: Diagnosis): string {
  if (diagnosed === 'no') return titleWords.notDiagnosed[locale];
  // The one stage that is none names its type.
  const staged = stage === 'LCIS' ? null : stage;
  const types = cancerTypes.length === 0 && stage === 'LCIS' ? (['LCIS'] as const) : known(cancerTypes);
  const parts = [
    typesIn(locale, types, diagnosed),
    inSentence(ofDiagnosis.one(locale, 'stage', staged)),
    side === null || side === 'unknown' ? null : sideWords[side][locale],
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** Whether it is the first, its grade, its receptors, and where it has spread. */
export function diagnosisDetail(locale: Locale, diagnosis: Diagnosis): string | null {
  const sites = ofDiagnosis.each(locale, 'metastatisSites', diagnosis.metastatisSites);
  return sentences([
    ofDiagnosis.one(locale, 'recurrent', diagnosis.recurrent),
    ofDiagnosis.one(locale, 'grade', diagnosis.grade),
    receptorsIn(locale, diagnosis),
    sites.length > 0
      ? `${ofDiagnosis.label(locale, 'metastatisSites')}: ${inList(locale, sites)}`
      : diagnosis.metastatic === 'yes' && diagnosis.stage !== 'IV'
        ? ofDiagnosis.label(locale, 'metastatic')
        : null,
  ]);
}

/** What kind of treatment it is, and what it consists of: Chemotherapy: AC-T. */
export function treatmentTitle(locale: Locale, treatment: Treatment): string {
  const type = ofTreatment.one(locale, 'type', treatment.type) ?? '';
  const consistsOf = treatment.type === 'surgery' ? proceduresIn(locale, treatment) : partsIn(locale, treatment);
  return consistsOf === null ? type : `${type}: ${consistsOf}`;
}

/** What it is for, and how it is given. */
export function treatmentDetail(locale: Locale, treatment: Treatment): string | null {
  const { surgeryGoals, preventive } = treatment;
  return sentences([
    ...ofTreatment.each(locale, 'surgeryGoals', surgeryGoals),
    preventive && !surgeryGoals.includes('reduce-risk') ? ofTreatment.label(locale, 'preventive') : null,
    ofTreatment.one(locale, 'timing', treatment.timing),
    treatment.dosage === 'dose-dense' ? titleWords.doseDense[locale] : null,
    ofTreatment.one(locale, 'radiationType', treatment.radiationType),
    ...ofTreatment.each(locale, 'metastasesTherapies', treatment.metastasesTherapies),
  ]);
}

function typesIn(locale: Locale, types: readonly string[], diagnosed: Diagnosis['diagnosed']): string {
  if (types.length === 0) return titleWords[diagnosed === 'yes' ? 'breastCancer' : 'notConfirmed'][locale];
  if (types.length === 1 && types[0] === 'other') return titleWords.otherType[locale];
  // The letters in brackets stand in its form.
  const [first = '', ...others] = ofDiagnosis.each(locale, 'cancerTypes', types).map((label) => label.replace(/ \([^)]*\)$/, ''));
  return lists[locale].format([first, ...others.map((label) => inSentence(label))]);
}

function receptorsIn(locale: Locale, diagnosis: Diagnosis): string | null {
  const told = (['estrogen', 'progesterone', 'her2neu'] as const).flatMap((receptor) => {
    const status = ofDiagnosis.one(locale, receptor, diagnosis[receptor]);
    return status === null ? [] : [`${receptorWords[receptor][locale]} ${inSentence(status)}`];
  });
  return told.length > 0 ? told.join(', ') : null;
}

/** What was done on each side; what was done on both is said once. */
function proceduresIn(locale: Locale, { leftProcedures, rightProcedures }: Treatment): string | null {
  const [left, right] = [
    inList(locale, ofTreatment.each(locale, 'leftProcedures', leftProcedures)),
    inList(locale, ofTreatment.each(locale, 'rightProcedures', rightProcedures)),
  ];
  const sided = (procedures: string, side: 'left' | 'right' | 'both') => (procedures ? [`${procedures}, ${sideWords[side][locale]}`] : []);
  const told = left === right ? sided(left, 'both') : [...sided(left, 'left'), ...sided(right, 'right')];
  return told.length > 0 ? told.join('; ') : null;
}

/** The mix, the medicines or the places that a treatment is known by. */
function partsIn(locale: Locale, { regimen, medicines, radiationLocations, metastasesLocations }: Treatment): string | null {
  const mix = regimen === 'other' ? null : ofTreatment.one(locale, 'regimen', regimen);
  const parts = [
    ...(mix === null ? [] : [inSentence(mix)]),
    ...ofTreatment.each(locale, 'medicines', medicines).map((label) => inSentence(label)),
    ...ofTreatment.each(locale, 'radiationLocations', radiationLocations).map((label) => inSentence(label)),
    ...ofTreatment.each(locale, 'metastasesLocations', metastasesLocations).map((label) => inSentence(label)),
  ];
  return parts.length > 0 ? inList(locale, parts) : null;
}

/** The words of a record's fields and values. What is not known has none. */
function wordsOf<Name extends string>(fields: Readonly<Record<Name, z.ZodType>>) {
  return {
    label: (locale: Locale, name: Name): string => fieldOf(fields[name]).label[locale],
    one: (locale: Locale, name: Name, code: string | null): string | null =>
      code === 'unknown' ? null : answerIn(locale, fieldOf(fields[name]), code),
    each: (locale: Locale, name: Name, codes: readonly string[]): string[] =>
      known(codes).flatMap((code) => answerIn(locale, fieldOf(fields[name]), [code]) ?? []),
  };
}

function known<Code extends string>(codes: readonly Code[]): Code[] {
  return codes.filter((code) => code !== 'unknown');
}

function inList(locale: Locale, labels: readonly string[]): string {
  return lists[locale].format(labels.map((label) => inSentence(label)));
}

function sentences(parts: readonly (string | null)[]): string | null {
  const told = parts.filter((part) => part !== null);
  return told.length > 0 ? told.join('. ') : null;
}

/** A label as it goes on in a sentence. Letters such as AC-T and DIEP, and the name of Paget, keep their capitals. */
function inSentence<Label extends string | null>(label: Label): Label extends null ? null : string;
function inSentence(label: string | null): string | null {
  if (label === null || !/^\p{Lu}(?:\p{Ll}|\P{L})/u.test(label) || label.startsWith('Paget')) return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
