import { pathTo } from '#app/addresses/paths.ts';
import type { Locale } from '#config/locale.ts';

/**
 * The entries without a screen of their own that menus lead to, by id. They stand here and are not asked for, since menus are there
 * without a database too; a test holds them against the library.
 */
export const menuEntries = {
  'first-week': { slug: { en: 'first-week', es: 'primera-semana' }, name: { en: 'The first week', es: 'La primera semana' } },
  'questions-for-the-first-visit': {
    slug: { en: 'questions-for-the-first-visit', es: 'preguntas-para-la-primera-consulta' },
    name: { en: 'Questions for the first visit', es: 'Preguntas para la primera consulta' },
  },
  'getting-a-second-opinion': {
    slug: { en: 'second-opinion', es: 'segunda-opinion' },
    name: { en: 'A second opinion', es: 'Una segunda opinión' },
  },
  'telling-children': {
    slug: { en: 'telling-children', es: 'decirselo-a-los-hijos' },
    name: { en: 'Telling your children', es: 'Decírselo a los hijos' },
  },
  'having-a-mammogram': {
    slug: { en: 'what-happens-at-a-mammogram', es: 'como-es-una-mamografia' },
    name: { en: 'What happens at a mammogram', es: 'Cómo es una mamografía' },
  },
  'dense-breasts-explained': { slug: { en: 'dense-breasts', es: 'senos-densos' }, name: { en: 'Dense breasts', es: 'Senos densos' } },
  'biopsy-explained': {
    slug: { en: 'what-a-biopsy-is', es: 'que-es-una-biopsia' },
    name: { en: 'What a biopsy is', es: 'Qué es una biopsia' },
  },
  'er-and-pr-results': {
    slug: { en: 'er-and-pr-results', es: 'resultados-de-re-y-rp' },
    name: { en: 'ER and PR results', es: 'Resultados de RE y RP' },
  },
  'her2-results': { slug: { en: 'her2-results', es: 'resultados-de-her2' }, name: { en: 'HER2 results', es: 'Resultados de HER2' } },
  'genomic-tests': { slug: { en: 'genomic-tests', es: 'pruebas-genomicas' }, name: { en: 'Genomic tests', es: 'Pruebas genómicas' } },
  'genetic-testing': {
    slug: { en: 'genetic-testing', es: 'pruebas-geneticas' },
    name: { en: 'Genetic testing, if you have cancer', es: 'Pruebas genéticas, si tiene cáncer' },
  },
  'family-testing': {
    slug: { en: 'family-testing', es: 'pruebas-en-la-familia' },
    name: { en: 'Genetic testing in a family', es: 'Pruebas genéticas en la familia' },
  },
  'dcis-diagnosis': { slug: { en: 'dcis', es: 'cdis' }, name: { en: 'DCIS (stage 0)', es: 'CDIS (etapa 0)' } },
  'hormone-receptor-positive': {
    slug: { en: 'hormone-receptor-positive', es: 'receptores-hormonales-positivos' },
    name: { en: 'Hormone receptor-positive', es: 'Receptores hormonales positivos' },
  },
  'her2-positive': { slug: { en: 'her2-positive', es: 'her2-positivo' }, name: { en: 'HER2-positive', es: 'HER2 positivo' } },
  'triple-negative-cancer': {
    slug: { en: 'triple-negative', es: 'triple-negativo' },
    name: { en: 'Triple-negative', es: 'Triple negativo' },
  },
  idc: {
    slug: { en: 'invasive-ductal-cancer', es: 'cancer-ductal-invasivo' },
    name: { en: 'Invasive ductal', es: 'Ductal invasivo' },
  },
  ilc: {
    slug: { en: 'invasive-lobular-cancer', es: 'cancer-lobulillar-invasivo' },
    name: { en: 'Invasive lobular', es: 'Lobulillar invasivo' },
  },
  ibc: { slug: { en: 'inflammatory-breast-cancer', es: 'cancer-inflamatorio-de-mama' }, name: { en: 'Inflammatory', es: 'Inflamatorio' } },
  'stage-1': { slug: { en: 'stage-1', es: 'etapa-1' }, name: { en: 'Stage 1', es: 'Etapa 1' } },
  'stage-2': { slug: { en: 'stage-2', es: 'etapa-2' }, name: { en: 'Stage 2', es: 'Etapa 2' } },
  'stage-3': { slug: { en: 'stage-3', es: 'etapa-3' }, name: { en: 'Stage 3', es: 'Etapa 3' } },
  'stage-4': { slug: { en: 'stage-4', es: 'etapa-4' }, name: { en: 'Stage 4', es: 'Etapa 4' } },
  'male-breast-cancer': { slug: { en: 'male-breast-cancer', es: 'cancer-de-mama-en-hombres' }, name: { en: 'In men', es: 'En hombres' } },
  'young-women': {
    slug: { en: 'breast-cancer-before-40', es: 'cancer-de-mama-antes-de-los-40' },
    name: { en: 'Before 40', es: 'Antes de los 40' },
  },
  pregnancy: {
    slug: { en: 'breast-cancer-in-pregnancy', es: 'cancer-de-mama-en-el-embarazo' },
    name: { en: 'During pregnancy', es: 'Durante el embarazo' },
  },
  'taking-tamoxifen': { slug: { en: 'tamoxifen', es: 'tamoxifeno' }, name: { en: 'Tamoxifen', es: 'Tamoxifeno' } },
  'aromatase-inhibitors': {
    slug: { en: 'aromatase-inhibitors', es: 'inhibidores-de-la-aromatasa' },
    name: { en: 'Aromatase inhibitors', es: 'Inhibidores de la aromatasa' },
  },
  'cdk4-6-inhibitors': {
    slug: { en: 'cdk4-6-inhibitors', es: 'inhibidores-de-cdk4-6' },
    name: { en: 'CDK4/6 inhibitors', es: 'Inhibidores de CDK4/6' },
  },
  'her2-drugs': {
    slug: { en: 'her2-positive-treatment', es: 'tratamiento-her2-positivo' },
    name: { en: 'HER2 drugs', es: 'Medicinas contra el HER2' },
  },
  'recovering-from-surgery': {
    slug: { en: 'recovering-from-surgery', es: 'recuperarse-de-la-cirugia' },
    name: { en: 'Home after surgery', es: 'En casa después de la cirugía' },
  },
  'infection-and-fever': {
    slug: { en: 'infection-and-fever', es: 'infeccion-y-fiebre' },
    name: { en: 'Infection and fever', es: 'Infección y fiebre' },
  },
  nausea: { slug: { en: 'nausea-and-vomiting', es: 'nauseas-y-vomito' }, name: { en: 'Nausea and vomiting', es: 'Náuseas y vómito' } },
  'cancer-fatigue': { slug: { en: 'cancer-fatigue', es: 'cansancio-por-el-cancer' }, name: { en: 'Fatigue', es: 'Cansancio' } },
  'hair-loss': { slug: { en: 'hair-loss', es: 'caida-del-pelo' }, name: { en: 'Hair loss', es: 'Caída del pelo' } },
  'living-with-neuropathy': {
    slug: { en: 'neuropathy', es: 'neuropatia' },
    name: { en: 'Numb hands and feet', es: 'Manos y pies dormidos' },
  },
  'living-with-lymphedema': { slug: { en: 'lymphedema', es: 'linfedema' }, name: { en: 'Lymphedema', es: 'Linfedema' } },
  'menopause-symptoms': {
    slug: { en: 'menopause-symptoms', es: 'sintomas-de-la-menopausia' },
    name: { en: 'Menopause symptoms', es: 'Síntomas de la menopausia' },
  },
  'sex-and-intimacy': {
    slug: { en: 'sex-and-intimacy', es: 'sexo-e-intimidad' },
    name: { en: 'Sex and intimacy', es: 'Sexo e intimidad' },
  },
  fertility: { slug: { en: 'fertility-and-treatment', es: 'fertilidad-y-tratamiento' }, name: { en: 'Fertility', es: 'Fertilidad' } },
  'thinking-and-memory': {
    slug: { en: 'thinking-and-memory', es: 'memoria-y-concentracion' },
    name: { en: 'Thinking and memory', es: 'Memoria y concentración' },
  },
  'bone-health': { slug: { en: 'bone-health', es: 'salud-de-los-huesos' }, name: { en: 'Bone health', es: 'Salud de los huesos' } },
  food: { slug: { en: 'food-and-drink', es: 'comida-y-bebida' }, name: { en: 'Food and drink', es: 'Comida y bebida' } },
  exercise: { slug: { en: 'exercise', es: 'ejercicio' }, name: { en: 'Exercise', es: 'Ejercicio' } },
  'work-and-money': { slug: { en: 'work-and-money', es: 'trabajo-y-dinero' }, name: { en: 'Work and money', es: 'Trabajo y dinero' } },
  'being-uninsured': {
    slug: { en: 'being-uninsured', es: 'sin-seguro-medico' },
    name: { en: 'Without health insurance', es: 'Sin seguro médico' },
  },
  'immigration-and-care': {
    slug: { en: 'immigration-and-care', es: 'estatus-migratorio-y-atencion' },
    name: { en: 'Immigration and care', es: 'Papeles migratorios y atención' },
  },
  'right-to-an-interpreter': {
    slug: { en: 'right-to-an-interpreter', es: 'derecho-a-un-interprete' },
    name: { en: 'A free interpreter', es: 'Un intérprete gratis' },
  },
  'follow-up-care': {
    slug: { en: 'follow-up-care', es: 'seguimiento-despues-del-cancer' },
    name: { en: 'Follow-up care', es: 'El seguimiento' },
  },
  'depression-and-anxiety': {
    slug: { en: 'depression-and-anxiety', es: 'depresion-y-ansiedad' },
    name: { en: 'Depression and anxiety', es: 'Depresión y ansiedad' },
  },
  'when-cancer-comes-back': {
    slug: { en: 'when-breast-cancer-comes-back', es: 'cuando-el-cancer-vuelve' },
    name: { en: 'When it comes back', es: 'Cuando vuelve' },
  },
  'fear-of-recurrence': {
    slug: { en: 'fear-of-recurrence', es: 'miedo-a-que-vuelva' },
    name: { en: 'Fear that it will come back', es: 'Miedo a que vuelva' },
  },
  'palliative-care-explained': {
    slug: { en: 'palliative-care', es: 'cuidados-paliativos' },
    name: { en: 'Palliative care', es: 'Cuidados paliativos' },
  },
} as const satisfies Record<string, { slug: Record<Locale, string>; name: Record<Locale, string> }>;

export type MenuEntryId = keyof typeof menuEntries;

export function isMenuEntry(id: string): id is MenuEntryId {
  return Object.hasOwn(menuEntries, id);
}

export function menuEntryPath(id: MenuEntryId, locale: Locale): string {
  return pathTo('page', locale, { slug: menuEntries[id].slug[locale] });
}
