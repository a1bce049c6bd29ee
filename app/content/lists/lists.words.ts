import { type WordsOf, words } from '#app/i18n/words.ts';

/** What a list says that a reader narrows and sorts. */
export const listWords = words({
  'list.filter': { en: 'Filter', es: 'Filtrar' },
  'list.chosen': { en: 'Chosen', es: 'Lo que eligió' },
  'list.takeOut': { en: '(take it out)', es: '(quitar)' },
  'list.clear': { en: 'Show all', es: 'Ver todo' },
  'list.topic': { en: 'Topic', es: 'Tema' },
  'list.category': { en: 'Kind', es: 'Tipo' },
  'list.treatment': { en: 'Treatment', es: 'Tratamiento' },
  'list.cancerType': { en: 'Type of cancer', es: 'Tipo de cáncer' },
  'list.stage': { en: 'Stage', es: 'Etapa' },
  'list.year': { en: 'Year', es: 'Año' },
  'list.showArchived': {
    en: 'Show what is archived too ({count, number})',
    es: 'Mostrar también lo archivado ({count, number})',
  },
  'list.withArchived': { en: 'With what is archived', es: 'Con lo archivado' },
  'list.sort': { en: 'Sorted by', es: 'Orden:' },
  'list.sort.latest': { en: 'Latest first', es: 'Más recientes primero' },
  'list.sort.oldest': { en: 'Oldest first', es: 'Más antiguas primero' },
  'list.sort.relevance': { en: 'Relevance', es: 'Más pertinentes primero' },
  'list.sort.type': { en: 'Type, A to Z', es: 'Por tipo, de la A a la Z' },
  'list.sort.type-desc': { en: 'Type, Z to A', es: 'Por tipo, de la Z a la A' },
  'list.none': { en: 'Nothing here fits what you chose.', es: 'Aquí no hay nada que reúna lo que eligió.' },
  'list.page': { en: 'page {page, number} of {pages, number}', es: 'página {page, number} de {pages, number}' },
  'list.treatment.chemotherapy': { en: 'Chemotherapy', es: 'Quimioterapia' },
  'list.treatment.hormonal': { en: 'Hormonal therapy', es: 'Terapia hormonal' },
  'list.treatment.immunotherapy': { en: 'Immunotherapy', es: 'Inmunoterapia' },
  'list.treatment.targeted': { en: 'Targeted therapy', es: 'Terapia dirigida' },
  'list.treatment.radiation': { en: 'Radiation therapy', es: 'Radioterapia' },
  'list.treatment.surgery': { en: 'Surgery', es: 'Cirugía' },
  'list.treatment.metastases': { en: 'Cancer that has spread', es: 'Cáncer que se extendió' },
  'list.cancerType.IDC': { en: 'Invasive ductal (IDC)', es: 'Ductal invasivo (CDI)' },
  'list.cancerType.ILC': { en: 'Invasive lobular (ILC)', es: 'Lobulillar invasivo (CLI)' },
  'list.cancerType.DCIS': { en: 'DCIS, inside the ducts', es: 'CDIS, dentro de los conductos' },
  'list.cancerType.IBC': { en: 'Inflammatory (IBC)', es: 'Inflamatorio (CMI)' },
  'list.cancerType.LCIS': { en: 'LCIS, which is no cancer', es: 'CLIS, que no es cáncer' },
  'list.cancerType.pagets': { en: 'Paget disease', es: 'Enfermedad de Paget' },
  'list.cancerType.phyllodes': { en: 'Phyllodes tumor', es: 'Tumor filodes' },
  'list.cancerType.other': { en: 'Other types', es: 'Otros tipos' },
  'list.stage.named': { en: 'Stage {stage}', es: 'Etapa {stage}' },
  'list.stage.LCIS': { en: 'LCIS, without a stage', es: 'CLIS, sin etapa' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof listWords> {}
}
