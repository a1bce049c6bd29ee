/** Where values come from that are in common clinical use in the United States: mostly what the articles rest on too. */
export const sources = {
  acsChemotherapy: {
    title: 'Chemotherapy for Breast Cancer',
    publisher: 'American Cancer Society',
    year: 2025,
    url: 'https://www.cancer.org/cancer/types/breast-cancer/treatment/chemotherapy-for-breast-cancer.html',
  },
  acsHormone: {
    title: 'Hormone Therapy for Breast Cancer',
    publisher: 'American Cancer Society',
    year: 2024,
    url: 'https://www.cancer.org/cancer/types/breast-cancer/treatment/hormone-therapy-for-breast-cancer.html',
  },
  acsLumpectomy: {
    title: 'Breast-conserving Surgery (Lumpectomy)',
    publisher: 'American Cancer Society',
    year: 2025,
    url: 'https://www.cancer.org/cancer/types/breast-cancer/treatment/surgery-for-breast-cancer/breast-conserving-surgery-lumpectomy.html',
  },
  acsMastectomy: {
    title: 'Mastectomy',
    publisher: 'American Cancer Society',
    year: 2025,
    url: 'https://www.cancer.org/cancer/types/breast-cancer/treatment/surgery-for-breast-cancer/mastectomy.html',
  },
  acsRadiation: {
    title: 'Radiation for Breast Cancer',
    publisher: 'American Cancer Society',
    year: 2025,
    url: 'https://www.cancer.org/cancer/types/breast-cancer/treatment/radiation-for-breast-cancer.html',
  },
  acsStageFour: {
    title: 'Treatment of Stage IV (Metastatic) Breast Cancer',
    publisher: 'American Cancer Society',
    year: 2025,
    url: 'https://www.cancer.org/cancer/types/breast-cancer/treatment/treatment-of-breast-cancer-by-stage/treatment-of-stage-iv-advanced-breast-cancer.html',
  },
  acsTargeted: {
    title: 'Targeted Drug Therapy for Breast Cancer',
    publisher: 'American Cancer Society',
    year: 2025,
    url: 'https://www.cancer.org/cancer/types/breast-cancer/treatment/targeted-therapy-for-breast-cancer.html',
  },
  astroBone: {
    title: 'Palliative radiation therapy for bone metastases: Update of an ASTRO Evidence-Based Guideline',
    publisher: 'Practical Radiation Oncology',
    year: 2017,
    url: 'https://doi.org/10.1016/j.prro.2016.08.001',
  },
  astroPartialBreast: {
    title:
      'Partial Breast Irradiation for Patients With Early-Stage Invasive Breast Cancer or Ductal Carcinoma In Situ: An ASTRO Clinical Practice Guideline',
    publisher: 'Practical Radiation Oncology',
    year: 2024,
    url: 'https://doi.org/10.1016/j.prro.2023.11.001',
  },
  astroWholeBreast: {
    title:
      'Radiation therapy for the whole breast: Executive summary of an American Society for Radiation Oncology (ASTRO) evidence-based guideline',
    publisher: 'Practical Radiation Oncology',
    year: 2018,
    url: 'https://doi.org/10.1016/j.prro.2018.01.012',
  },
  bcirg006: {
    title: 'Adjuvant Trastuzumab in HER2-Positive Breast Cancer (BCIRG 006)',
    publisher: 'New England Journal of Medicine',
    year: 2011,
    url: 'https://doi.org/10.1056/NEJMoa0910383',
  },
  boneProcedures: {
    title: 'Metastatic bone disease from breast cancer: a review of minimally invasive techniques for diagnosis and treatment',
    publisher: 'European Journal of Orthopaedic Surgery & Traumatology',
    year: 2017,
    url: 'https://doi.org/10.1007/s00590-017-1986-9',
  },
  cleopatra: {
    title: 'Pertuzumab plus Trastuzumab plus Docetaxel for Metastatic Breast Cancer (CLEOPATRA)',
    publisher: 'New England Journal of Medicine',
    year: 2012,
    url: 'https://doi.org/10.1056/NEJMoa1113216',
  },
  anthracyclines: {
    title:
      'Anthracycline-containing and taxane-containing chemotherapy for early-stage operable breast cancer: a patient-level meta-analysis of 100 000 women from 86 randomised trials',
    publisher: 'The Lancet (Early Breast Cancer Trialists’ Collaborative Group)',
    year: 2023,
    url: 'https://doi.org/10.1016/S0140-6736(23)00285-4',
  },
  createX: {
    title: 'Adjuvant Capecitabine for Breast Cancer after Preoperative Chemotherapy (CREATE-X)',
    publisher: 'New England Journal of Medicine',
    year: 2017,
    url: 'https://doi.org/10.1056/NEJMoa1612645',
  },
  fdaCamizestrant: {
    title:
      'FDA grants accelerated approval to camizestrant with a CDK4/6 inhibitor for ESR1-mutated, HR-positive, HER2-negative breast cancer',
    publisher: 'U.S. Food and Drug Administration',
    year: 2026,
    url: 'https://www.fda.gov/drugs/resources-information-approved-drugs/fda-grants-accelerated-approval-camizestrant-cdk46-inhibitor-esr1-mutated-hr-positive-her2-negative',
  },
  fdaDatroway: {
    title: 'FDA approves datopotamab deruxtecan-dlnk for unresectable or metastatic triple-negative breast cancer',
    publisher: 'U.S. Food and Drug Administration',
    year: 2026,
    url: 'https://www.fda.gov/drugs/resources-information-approved-drugs/fda-approves-datopotamab-deruxtecan-dlnk-unresectable-or-metastatic-triple-negative-breast-cancer',
  },
  fdaGedatolisib: {
    title:
      'FDA approves gedatolisib with fulvestrant, with or without palbociclib, for HR-positive, HER2-negative locally advanced or metastatic breast cancer',
    publisher: 'U.S. Food and Drug Administration',
    year: 2026,
    url: 'https://www.fda.gov/drugs/resources-information-approved-drugs/fda-approves-gedatolisib-fulvestrant-or-without-palbociclib-hr-positive-her2-negative-locally',
  },
  fdaImlunestrant: {
    title: 'FDA approves imlunestrant for ER-positive, HER2-negative, ESR1-mutated advanced or metastatic breast cancer',
    publisher: 'U.S. Food and Drug Administration',
    year: 2025,
    url: 'https://www.fda.gov/drugs/resources-information-approved-drugs/fda-approves-imlunestrant-er-positive-her2-negative-esr1-mutated-advanced-or-metastatic-breast',
  },
  fdaVepdegestrant: {
    title: 'FDA approves vepdegestrant for ER-positive, HER2-negative, ESR1-mutated advanced or metastatic breast cancer',
    publisher: 'U.S. Food and Drug Administration',
    year: 2026,
    url: 'https://www.fda.gov/drugs/resources-information-approved-drugs/fda-approves-vepdegestrant-er-positive-her2-negative-esr1-mutated-advanced-or-metastatic-breast',
  },
  hormonalByMenopause: {
    title: 'Tailoring Adjuvant Endocrine Therapy for Premenopausal Breast Cancer',
    publisher: 'New England Journal of Medicine',
    year: 2018,
    url: 'https://doi.org/10.1056/NEJMoa1803164',
  },
  keynote522: {
    title: 'Pembrolizumab for Early Triple-Negative Breast Cancer (KEYNOTE-522)',
    publisher: 'New England Journal of Medicine',
    year: 2020,
    url: 'https://doi.org/10.1056/NEJMoa1910549',
  },
  liverProcedures: {
    title: 'Local Treatment of Breast Cancer Liver Metastasis',
    publisher: 'Cancers',
    year: 2019,
    url: 'https://doi.org/10.3390/cancers11091341',
  },
  nciFamilyHistory: {
    title: 'BRCA Gene Changes: Cancer Risk and Genetic Testing',
    publisher: 'National Cancer Institute',
    year: 2024,
    url: 'https://www.cancer.gov/about-cancer/causes-prevention/genetics/brca-fact-sheet',
  },
  nciReconstruction: {
    title: 'Breast Reconstruction After Mastectomy',
    publisher: 'National Cancer Institute',
    year: 2017,
    url: 'https://www.cancer.gov/types/breast/reconstruction-fact-sheet',
  },
  pdqProfessional: {
    title: 'Breast Cancer Treatment (PDQ), Health Professional Version',
    publisher: 'National Cancer Institute',
    year: 2025,
    url: 'https://www.cancer.gov/types/breast/hp/breast-treatment-pdq',
  },
  sentinelNodes: {
    title: 'Sentinel Lymph Node Biopsy in Early-Stage Breast Cancer: ASCO Guideline Update',
    publisher: 'Journal of Clinical Oncology',
    year: 2025,
    url: 'https://doi.org/10.1200/JCO-25-00099',
  },
  weeklyPaclitaxelTrastuzumab: {
    title: 'Adjuvant Paclitaxel and Trastuzumab for Node-Negative, HER2-Positive Breast Cancer',
    publisher: 'New England Journal of Medicine',
    year: 2015,
    url: 'https://doi.org/10.1056/NEJMoa1406281',
  },
  tryphaena: {
    title:
      'Pertuzumab plus trastuzumab in combination with standard neoadjuvant anthracycline-containing and anthracycline-free chemotherapy regimens in patients with HER2-positive early breast cancer: a randomized phase II cardiac safety study (TRYPHAENA)',
    publisher: 'Annals of Oncology',
    year: 2013,
    url: 'https://doi.org/10.1093/annonc/mdt182',
  },
} as const;
export type SourceId = keyof typeof sources;
