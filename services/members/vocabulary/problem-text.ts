import { type Locale, languageTags } from '#config/locale.ts';
import type { Problem } from '#services/members/shared.ts';
import { type Field, limitsOf } from './field.ts';
import { numberIn } from './numbers/shared.ts';
import { problemWords } from './problem.words.ts';
import { hangsOn, type RecordDefinition } from './record.ts';

const lists = { en: new Intl.ListFormat(languageTags.en), es: new Intl.ListFormat(languageTags.es) };

/** A problem in words that name its field. */
export function problemIn<Answers, Context>(
  locale: Locale,
  definition: RecordDefinition<Answers, Context>,
  { field, code }: Problem,
): string {
  const known = definition.all.get(field);
  return problemWords[code][locale]({
    field: known?.label[locale] ?? field,
    ...limitsIn(locale, known),
    others: lists[locale].format(hangsOn(definition, field).map((other) => definition.all.get(other)?.label[locale] ?? other)),
  });
}

function limitsIn(locale: Locale, field: Field | undefined) {
  const { least, most, decimals } = (field && limitsOf(field)) ?? { least: 0, most: 0, decimals: 0 };
  return { least: numberIn(locale, least), most: numberIn(locale, most), decimals: numberIn(locale, decimals) };
}
