import type { ScreenRow } from './screen-row.ts';

/** What the library holds: health, stories, research, topics, and the ways to find it. */
export const libraryScreens = {
  'about-you': { path: { en: '/about-you', es: '/es/sobre-ti' }, name: { en: 'About you', es: 'Sobre usted' }, isIndex: true },
  'about-you.caring-for-someone': {
    path: { en: '/about-you/caring-for-someone', es: '/es/sobre-ti/cuidar-a-alguien' },
    name: { en: 'Caring for someone', es: 'Cuidar a alguien' },
  },
  'about-you.concerned-about-risk': {
    path: { en: '/about-you/concerned-about-risk', es: '/es/sobre-ti/preocupacion-por-el-riesgo' },
    name: { en: 'Concerned about risk', es: 'Preocupación por el riesgo' },
  },
  'about-you.finished-treatment': {
    path: { en: '/about-you/finished-treatment', es: '/es/sobre-ti/tratamiento-terminado' },
    name: { en: 'Finished treatment', es: 'Tratamiento terminado' },
  },
  'about-you.in-treatment': {
    path: { en: '/about-you/in-treatment', es: '/es/sobre-ti/en-tratamiento' },
    name: { en: 'In treatment', es: 'En tratamiento' },
  },
  'about-you.newly-diagnosed': {
    path: { en: '/about-you/newly-diagnosed', es: '/es/sobre-ti/diagnostico-reciente' },
    name: { en: 'Newly diagnosed', es: 'Diagnóstico reciente' },
  },
  'about-product': {
    path: { en: '/about-breast-cancer', es: '/es/sobre-el-cancer-de-mama' },
    name: { en: 'About breast cancer', es: 'Sobre el cáncer de mama' },
  },
  news: { path: { en: '/news', es: '/es/noticias' }, name: { en: 'News', es: 'Noticias' }, module: 'news/news-screen' },
  treatment: { path: { en: '/treatment', es: '/es/tratamiento' }, name: { en: 'Treatment', es: 'Tratamiento' } },
  'treatment.chemotherapy': {
    path: { en: '/treatment/chemotherapy', es: '/es/tratamiento/quimioterapia' },
    name: { en: 'Chemotherapy', es: 'Quimioterapia' },
  },
  'treatment.clinical-trials': {
    path: { en: '/treatment/clinical-trials', es: '/es/tratamiento/ensayos-clinicos' },
    name: { en: 'Clinical trials', es: 'Estudios clínicos' },
    module: 'trials/clinical-trials-screen',
  },
  'treatment.featured-trials': {
    path: { en: '/treatment/clinical-trials/featured-trials', es: '/es/tratamiento/ensayos-clinicos/ensayos-destacados' },
    name: { en: 'Featured trials', es: 'Estudios destacados' },
    module: 'trials/featured-trials-screen',
  },
  'treatment.hormonal-therapy': {
    path: { en: '/treatment/hormonal-therapy', es: '/es/tratamiento/terapia-hormonal' },
    name: { en: 'Hormonal therapy', es: 'Terapia hormonal' },
  },
  'treatment.immunotherapy': {
    path: { en: '/treatment/immunotherapy', es: '/es/tratamiento/inmunoterapia' },
    name: { en: 'Immunotherapy', es: 'Inmunoterapia' },
  },
  'treatment.radiation-therapy': {
    path: { en: '/treatment/radiation-therapy', es: '/es/tratamiento/radioterapia' },
    name: { en: 'Radiation therapy', es: 'Radioterapia' },
  },
  'treatment.surgery': { path: { en: '/treatment/surgery', es: '/es/tratamiento/cirugia' }, name: { en: 'Surgery', es: 'Cirugía' } },
  'treatment.breast-reconstruction': {
    path: { en: '/treatment/surgery/breast-reconstruction', es: '/es/tratamiento/cirugia/reconstruccion-mamaria' },
    name: { en: 'Breast reconstruction', es: 'Reconstrucción mamaria' },
  },
  'treatment.targeted-therapy': {
    path: { en: '/treatment/targeted-therapy', es: '/es/tratamiento/terapia-dirigida' },
    name: { en: 'Targeted therapy', es: 'Terapia dirigida' },
  },
  'treatment-side-effects': {
    path: { en: '/treatment-side-effects', es: '/es/efectos-secundarios' },
    name: { en: 'Side effects', es: 'Efectos secundarios' },
  },
  'daily-log': {
    path: { en: '/daily-log', es: '/es/diario' },
    name: { en: 'Daily log', es: 'Diario' },
    module: 'daily-log/daily-log-screen',
  },
  'managing-life': {
    path: { en: '/managing-life', es: '/es/vivir-con-cancer' },
    name: { en: 'Work, money and daily life', es: 'Trabajo, dinero y vida diaria' },
  },
  types: { path: { en: '/types', es: '/es/tipos' }, name: { en: 'Types and stages', es: 'Tipos y etapas' } },
  'types.metastatic': {
    path: { en: '/types/metastatic', es: '/es/tipos/metastasico' },
    name: { en: 'Metastatic disease', es: 'Cáncer metastásico' },
  },
  'types.metastatic-trials-tool': {
    path: { en: '/types/metastatic/trials-tool', es: '/es/tipos/metastasico/buscador-de-ensayos' },
    name: { en: 'Metastatic trials tool', es: 'Buscador de estudios' },
    module: 'trials/trials-tool-screen',
  },
  'pathology-report': {
    path: { en: '/pathology-report', es: '/es/informe-de-patologia' },
    name: { en: 'Pathology report', es: 'Informe de patología' },
  },
  'personal-stories': {
    path: { en: '/personal-stories', es: '/es/historias-personales' },
    name: { en: 'Personal stories', es: 'Historias personales' },
    module: 'personal-stories/personal-stories-screen',
    isIndex: true,
    filters: [],
  },
  'personal-stories.category': {
    path: { en: '/personal-stories/category/{slug}', es: '/es/historias-personales/categoria/{slug}' },
    module: 'personal-stories/story-category-screen',
    filters: [],
    shows: ['storyCategory'],
  },
  'personal-stories.detail': {
    path: { en: '/personal-stories/{slug}', es: '/es/historias-personales/{slug}' },
    module: 'personal-stories/story-screen',
    shows: ['personalStory'],
  },
  podcast: {
    path: { en: '/podcast', es: '/es/podcast' },
    name: { en: 'Podcast', es: 'Pódcast' },
    module: 'podcast/podcast-screen',
    isIndex: true,
    filters: [],
  },
  'podcast.category': {
    path: { en: '/podcast/category/{slug}', es: '/es/podcast/categoria/{slug}' },
    module: 'podcast/podcast-category-screen',
    filters: [],
    shows: ['podcastCategory'],
  },
  'podcast.detail': {
    path: { en: '/podcast/{slug}', es: '/es/podcast/{slug}' },
    module: 'podcast/episode-screen',
    shows: ['podcast'],
  },
  videos: {
    path: { en: '/videos', es: '/es/videos' },
    name: { en: 'Videos', es: 'Videos' },
    module: 'videos/videos-screen',
    isIndex: true,
    filters: [],
  },
  'videos.series': {
    path: { en: '/videos/series/{slug}', es: '/es/videos/serie/{slug}' },
    module: 'videos/video-series-screen',
    filters: [],
    shows: ['videoSeries'],
  },
  'videos.detail': {
    path: { en: '/videos/{slug}', es: '/es/videos/{slug}' },
    module: 'videos/video-screen',
    shows: ['video'],
  },
  'research-news': {
    path: { en: '/research-news', es: '/es/noticias-de-investigacion' },
    name: { en: 'Research news', es: 'Noticias de investigación' },
    module: 'research-news/research-news-screen',
    filters: ['treatment', 'cancerType', 'stage', 'year'],
  },
  'research-news.topic': {
    path: { en: '/research-news/topic/{slug}', es: '/es/noticias-de-investigacion/tema/{slug}' },
    module: 'research-news/news-topic-screen',
    filters: ['treatment', 'cancerType', 'stage', 'year'],
  },
  'research-news.detail': { path: { en: '/research-news/{slug}', es: '/es/noticias-de-investigacion/{slug}' }, shows: ['researchNews'] },
  'bio.detail': { path: { en: '/bio/{slug}', es: '/es/bio/{slug}' }, module: 'people/bio-screen', shows: ['bio'] },
  risk: { path: { en: '/risk', es: '/es/riesgo' }, name: { en: 'Risk, genes and family', es: 'Riesgo, genes y familia' } },
  'risk.risk-factors': {
    path: { en: '/risk/risk-factors', es: '/es/riesgo/factores-de-riesgo' },
    name: { en: 'Risk factors', es: 'Factores de riesgo' },
  },
  'screening-testing': {
    path: { en: '/screening-testing', es: '/es/deteccion-y-pruebas' },
    name: { en: 'Mammograms and other tests', es: 'Mamografías y otras pruebas' },
  },
  'facts-statistics': {
    path: { en: '/facts-statistics', es: '/es/datos-y-estadisticas' },
    name: { en: 'Facts and statistics', es: 'Datos y estadísticas' },
  },
  'surgical-images': {
    path: { en: '/surgical-images', es: '/es/imagenes-de-cirugia' },
    name: { en: 'Surgical images', es: 'Imágenes de cirugía' },
  },
  'signs-symptoms': {
    path: { en: '/signs-symptoms', es: '/es/senales-y-sintomas' },
    name: { en: 'Signs and symptoms', es: 'Señales y síntomas' },
  },
  topics: { path: { en: '/topics', es: '/es/temas' }, name: { en: 'Topics', es: 'Temas' }, module: 'topics/topics-screen' },
  'topics.category': { path: { en: '/topics/{slug}', es: '/es/temas/{slug}' }, module: 'topics/topic-screen', shows: ['topic'] },
  search: {
    path: { en: '/search', es: '/es/buscar' },
    name: { en: 'Search', es: 'Buscar' },
    module: 'search/search-screen',
    indexed: false,
  },
  page: { path: { en: '/{slug}', es: '/es/{slug}' }, shows: ['page', 'event', 'gallery', 'check-list', 'op-ed'] },
  glossary: { path: { en: '/glossary', es: '/es/glosario' }, name: { en: 'Glossary', es: 'Glosario' }, module: 'glossary/glossary-screen' },
  'glossary.term': {
    path: { en: '/glossary/{slug}', es: '/es/glosario/{slug}' },
    module: 'glossary/term-screen',
    shows: ['glossaryTerm'],
  },
  'treatment.trial': {
    path: { en: '/treatment/clinical-trials/{nctId}', es: '/es/tratamiento/ensayos-clinicos/{nctId}' },
    module: 'trials/trial-screen',
    indexed: false,
  },
} as const satisfies Record<string, ScreenRow>;
