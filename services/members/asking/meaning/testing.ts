import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import type { Profile } from '#services/members/vocabulary/profile/profile-schema.ts';

export type Case = {
  name: string;
  answers: Partial<Diagnosis>;
  sex?: Profile['sex'];
  /** What has to be said, in either language, and what may not be. */
  says: readonly RegExp[];
  never: readonly RegExp[];
  /** Entries that have to be named, the first of them first, and those that may not be. */
  read: readonly [string, ...string[]];
  leave?: readonly string[];
};

const cure = /aims to cure|curarlo/;
const hormones = /Hormones help it|hormonas lo ayudan/i;
const invasive = /\binvasive breast cancer|cáncer de mama invasivo/;
const chemotherapy = /chemotherapy|quimioterapia/;

/** Diagnoses as members have them, and what they are to hear. */
export const cases: readonly Case[] = [
  {
    name: 'an early, hormone-positive ductal cancer',
    answers: { cancerTypes: ['IDC'], recurrent: 'first', stage: 'IA', estrogen: 'positive', progesterone: 'positive', her2neu: 'negative' },
    says: [invasive, /milk duct|conducto de la leche/, /counts as early|como temprano/, hormones, /HER2-negative|HER2 negativo/, cure],
    never: [/metastatic|metastásico/, /triple/, /HER2-low|HER2 bajo/],
    read: ['hormone-receptor-positive', 'stage-1', 'genomic-tests'],
    leave: ['types-metastatic', 'stage-4', 'her2-positive'],
  },
  {
    name: 'a locally advanced lobular cancer with both kinds of receptors',
    answers: { cancerTypes: ['ILC'], stage: 'IIIA', estrogen: 'positive', her2neu: 'positive' },
    says: [
      /milk glands|glándulas de la leche/,
      /locally advanced|localmente avanzado/,
      /two kinds of medicine|dos clases de medicinas/,
      cure,
    ],
    never: [/metastatic|metastásico/, /as early|temprano/],
    read: ['her2-positive', 'hormone-receptor-positive', 'ilc', 'stage-3'],
  },
  {
    name: 'triple-negative cancer, early',
    answers: { cancerTypes: ['IDC'], stage: 'IIB', estrogen: 'negative', progesterone: 'negative', her2test: 'IHC', her2IhcResult: '0' },
    says: [/triple-negative|triple negativo/, chemotherapy, /immunotherapy|inmunoterapia/, cure],
    never: [hormones, /HER2-low|HER2 bajo/],
    read: ['triple-negative-cancer', 'stage-2'],
    leave: ['hormone-receptor-positive', 'genomic-tests'],
  },
  {
    name: 'triple-negative and HER2-low, not spread',
    answers: { cancerTypes: ['IDC'], stage: 'IIA', estrogen: 'negative', progesterone: 'negative', her2test: 'IHC', her2IhcResult: '1+' },
    says: [/triple-negative|triple negativo/, /HER2-low, which matters only|HER2 bajo, y eso solo cuenta/],
    never: [/into the cells|dentro de las células/],
    read: ['triple-negative-cancer', 'stage-2'],
    leave: ['her2-low-cancer'],
  },
  {
    name: 'metastatic from the start, hormone-positive and HER2-low by 2+ and a negative ISH',
    answers: {
      cancerTypes: ['IDC'],
      stage: 'IV',
      metastatic: 'yes',
      estrogen: 'positive',
      her2test: 'both',
      her2IhcResult: '2+',
      her2IshResult: 'negative',
    },
    says: [
      /metastatic|metastásico/,
      /still breast cancer|sigue siendo cáncer de mama/,
      /into the cells|dentro de las células/,
      /whole body|todo el cuerpo/,
    ],
    never: [cure, /as early|temprano/],
    read: ['types-metastatic', 'stage-4', 'hormone-receptor-positive', 'her2-low-cancer', 'cdk4-6-inhibitors'],
  },
  {
    name: 'metastatic, HER2-positive',
    answers: {
      cancerTypes: ['IDC'],
      metastatic: 'yes',
      stage: 'IIA',
      estrogen: 'negative',
      progesterone: 'negative',
      her2test: 'IHC',
      her2IhcResult: '3+',
    },
    says: [/metastatic|metastásico/, /HER2-positive|HER2 positivo/, /no hormone receptors|No tiene receptores/i],
    never: [cure, /as early|temprano/, /triple/],
    read: ['types-metastatic', 'stage-4', 'her2-positive'],
    leave: ['stage-2', 'cdk4-6-inhibitors'],
  },
  {
    name: 'a cancer that came back far away',
    answers: { cancerTypes: ['ILC'], recurrent: 'metastatic', metastatic: 'yes', stage: 'IB' },
    says: [/come back in a distant part|volvió en una parte lejana/, /still breast cancer|sigue siendo cáncer de mama/],
    never: [cure, /as early|temprano/],
    read: ['types-metastatic', 'stage-4', 'ilc'],
    leave: ['stage-1', 'about-you-newly-diagnosed'],
  },
  {
    name: 'DCIS, hormone-positive',
    answers: { cancerTypes: ['DCIS'], stage: '0', estrogen: 'positive', her2neu: 'positive' },
    says: [
      /non-invasive|no es invasivo/,
      /inside the milk ducts|dentro de los conductos/,
      /pill against hormones|pastilla contra ellas/,
      /there is time|hay tiempo/,
    ],
    never: [chemotherapy, /HER2/, /metastatic|metastásico/, invasive],
    read: ['dcis-diagnosis', 'taking-tamoxifen', 'lumpectomy-or-mastectomy'],
    leave: ['her2-positive', 'hormone-receptor-positive', 'stage-1'],
  },
  {
    name: 'DCIS beside an invasive cancer, of which the invasive one counts',
    answers: { cancerTypes: ['DCIS', 'IDC'], stage: 'IA' },
    says: [invasive, /counts as early|como temprano/, /Receptors and HER2 decide|Los receptores y el HER2 deciden/],
    never: [/non-invasive|no es invasivo/],
    read: ['stage-1'],
    leave: ['dcis-diagnosis'],
  },
  {
    name: 'DCIS with a stage that it cannot have',
    answers: { cancerTypes: ['DCIS'], stage: 'IIB' },
    says: [/do not quite go together|no van del todo juntos/],
    never: [/non-invasive|no es invasivo/, cure, /as early|temprano/],
    read: ['dcis-diagnosis', 'pathology-report'],
  },
  {
    name: 'LCIS, which is not a cancer',
    answers: { cancerTypes: ['LCIS'], stage: 'LCIS', recurrent: 'first', estrogen: 'positive' },
    says: [/is not cancer|no es cáncer/, /higher risk in both|más riesgo en los dos/],
    never: [chemotherapy, cure, /HER2/, /\bstage\b|\betapa\b/, invasive],
    read: ['lcis', 'risk-risk-factors'],
    leave: ['treatment', 'about-you-newly-diagnosed'],
  },
  {
    name: 'inflammatory cancer',
    answers: { cancerTypes: ['IBC', 'IDC'], stage: 'IIIB', her2neu: 'positive' },
    says: [/inflammatory|inflamatorio/, /locally advanced|localmente avanzado/, /begins soon|empieza pronto/, /three steps|tres pasos/],
    never: [/metastatic|metastásico/, /as early|temprano/],
    read: ['ibc', 'her2-positive', 'stage-3'],
  },
  {
    name: 'inflammatory cancer that has spread',
    answers: { cancerTypes: ['IBC'], stage: 'IV', metastatic: 'yes' },
    says: [/inflammatory|inflamatorio/, /metastatic|metastásico/],
    never: [cure, /three steps|tres pasos/],
    read: ['ibc', 'types-metastatic', 'stage-4'],
  },
  {
    name: 'Paget disease without more',
    answers: { cancerTypes: ['pagets'] },
    says: [/Paget/, /nipple|pezón/, /its stage|la etapa/],
    never: [invasive, cure],
    read: ['paget-disease'],
  },
  {
    name: 'a phyllodes tumor',
    answers: { cancerTypes: ['phyllodes'], estrogen: 'positive', her2neu: 'negative' },
    says: [/phyllodes|filodes/, /another tissue|otro tejido/, /surgery|cirugía/],
    never: [hormones, chemotherapy, cure],
    read: ['types', 'treatment-surgery'],
    leave: ['hormone-receptor-positive', 'treatment-hormonal-therapy'],
  },
  {
    name: 'a cancer that came back in the breast',
    answers: { cancerTypes: ['IDC'], recurrent: 'local', stage: 'IA', metastatic: 'no', estrogen: 'positive' },
    says: [/come back in the breast|volvió en el seno/, /not the same|no es lo mismo/, /receptors can have changed|pueden haber cambiado/],
    never: [/metastatic|metastásico/, /counts as early|como temprano/, cure],
    read: ['hormone-receptor-positive', 'getting-a-second-opinion', 'fear-of-recurrence'],
    leave: ['stage-1', 'about-you-newly-diagnosed'],
  },
  {
    name: 'a second cancer, a new one',
    answers: { cancerTypes: ['IDC'], recurrent: 'second-primary', stage: 'IA' },
    says: [/it is new|es algo nuevo/, /counts as early|como temprano/],
    never: [/has come back/],
    read: ['stage-1'],
  },
  {
    name: 'a 2+ without its second test',
    answers: { cancerTypes: ['IDC'], stage: 'IIA', estrogen: 'positive', her2test: 'IHC', her2IhcResult: '2+' },
    says: [hormones, /not settled yet|todavía no es claro/],
    never: [/HER2-(?:low|negative|positive)/, /HER2 (?:bajo|negativo|positivo)/],
    read: ['hormone-receptor-positive', 'stage-2', 'her2-results'],
  },
  {
    name: 'HER2 tests that do not agree with what they are said to come to',
    answers: { cancerTypes: ['IDC'], stage: 'IIA', estrogen: 'positive', her2neu: 'negative', her2test: 'IHC', her2IhcResult: '3+' },
    says: [/do not agree|no coinciden/],
    never: [/HER2-(?:negative|positive)/, /HER2 (?:negativo|positivo)/],
    read: ['hormone-receptor-positive', 'stage-2', 'her2-results'],
  },
  {
    name: 'few estrogen receptors',
    answers: {
      cancerTypes: ['IDC'],
      stage: 'IIA',
      estrogen: 'positive',
      estrogenPercentage: 4,
      progesterone: 'negative',
      her2neu: 'negative',
    },
    says: [/few hormone receptors|pocos receptores/, /your team|su equipo/],
    never: [/triple/],
    read: ['hormone-receptor-positive'],
  },
  {
    name: 'a rarer type without receptors, of which some need no chemotherapy',
    answers: { cancerTypes: ['other'], stage: 'IA', estrogen: 'negative', progesterone: 'negative', her2neu: 'negative' },
    says: [/rarer types|menos comunes/, /no hormone receptors|No tiene receptores/i, cure],
    never: [chemotherapy, /triple/],
    read: ['triple-negative-cancer', 'stage-1'],
  },
  {
    name: 'a man',
    answers: { cancerTypes: ['IDC'], stage: 'IIA', estrogen: 'positive', her2neu: 'negative' },
    sex: 'male',
    says: [invasive],
    never: [],
    read: ['male-breast-cancer', 'hormone-receptor-positive', 'stage-2'],
  },
  {
    name: 'cancer in lymph nodes alone',
    answers: { stage: 'IIA', side: 'nodes' },
    says: [/lymph nodes close to the breast|ganglios cercanos al seno/],
    never: [/in the breast/, /en el seno/],
    read: ['stage-2'],
  },
  {
    name: 'nothing but that it was confirmed',
    answers: {},
    says: [/still open|faltan el tipo y la etapa/],
    never: [invasive, chemotherapy, cure, /surgery|cirugía/],
    read: ['about-you-newly-diagnosed', 'pathology-report'],
  },
  {
    name: 'what nobody has confirmed yet',
    answers: { diagnosed: 'unknown', cancerTypes: ['IDC'], stage: 'IA', estrogen: 'positive', her2neu: 'negative' },
    says: [/By what you noted|Por lo que anotó/, /a biopsy has to confirm|confirmarlo una biopsia/],
    never: [cure, /usually treated|se trata con/],
    read: ['hormone-receptor-positive', 'stage-1'],
  },
  {
    name: 'no diagnosis',
    answers: { diagnosed: 'no' },
    says: [/waiting|espera/, /new lump|bulto nuevo/],
    never: [invasive, chemotherapy, cure, /etapa|stage/],
    read: ['biopsy-explained', 'signs-symptoms'],
    leave: ['about-you-newly-diagnosed', 'treatment'],
  },
];
