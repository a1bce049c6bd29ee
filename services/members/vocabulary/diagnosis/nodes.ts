import { unknown } from '#services/members/vocabulary/answers.ts';
import type { Places, Values } from '#services/members/vocabulary/field.ts';
import { choices, number } from '#services/members/vocabulary/kinds.ts';

const amounts = {
  isolated: {
    label: { en: 'Isolated tumor cells', es: 'Células tumorales aisladas' },
    meaning: { en: 'Up to 0.2 millimeters; the node counts as negative.', es: 'Hasta 0.2 milímetros; el ganglio cuenta como negativo.' },
    written: { en: 'ITC, pN0(i+)', es: 'CTA, pN0(i+)' },
  },
  micro: {
    label: { en: 'Micrometastasis', es: 'Micrometástasis' },
    meaning: { en: 'Over 0.2 and up to 2 millimeters.', es: 'Más de 0.2 y hasta 2 milímetros.' },
    written: { en: 'pN1mi', es: 'pN1mi' },
    term: 'micrometastasis',
  },
  macro: {
    label: { en: 'Macrometastasis', es: 'Macrometástasis' },
    meaning: { en: 'Over 2 millimeters.', es: 'Más de 2 milímetros.' },
    written: { en: 'pN1a, pN2a, pN3a', es: 'pN1a, pN2a, pN3a' },
    term: 'node-positive',
  },
  extracapsular: {
    label: { en: 'Grown through the wall of a node', es: 'Atravesó la pared de un ganglio' },
    meaning: {
      en: 'Cancer reached the fat around a node; mark it beside the size.',
      es: 'El cáncer llegó a la grasa de alrededor; márquelo además del tamaño.',
    },
    written: { en: 'Extranodal or extracapsular extension (ENE, ECE)', es: 'Extensión extraganglionar o extracapsular' },
  },
  unknown,
} as const satisfies Values;

const line = (en: string, es: string): Places => [{ document: 'surgeryPathology', line: { en, es } }];

/** Lymph nodes. */
export const nodes = {
  nodesRemoved: number(
    { least: 0, most: 99 },
    {
      label: { en: 'Lymph nodes removed', es: 'Ganglios que se sacaron' },
      meaning: {
        en: 'How many nodes were taken out and checked; 0 if none were.',
        es: 'Cuántos ganglios se sacaron y revisaron; 0 si no fue ninguno.',
      },
      report: line('The second number of “1 of 3 nodes” or “1/3”.', 'El segundo número de «1 de 3 ganglios» o «1/3».'),
      term: 'lymph-node',
    },
  ),
  nodesPositive: number(
    { least: 0, most: 99 },
    {
      label: { en: 'Lymph nodes with cancer', es: 'Ganglios con cáncer' },
      meaning: { en: 'In how many of them cancer was found.', es: 'En cuántos de ellos se halló cáncer.' },
      report: line('The first number of “1 of 3 nodes” or “1/3”.', 'El primer número de «1 de 3 ganglios» o «1/3».'),
      term: 'node-positive',
    },
  ),
  nodesSize: number(
    { least: 0, most: 99, decimals: 2 },
    {
      label: { en: 'Largest spot in a node, in millimeters', es: 'El foco más grande en un ganglio, en milímetros' },
      meaning: {
        en: 'From it follows whether it counts as cells, micro or macro.',
        es: 'De ahí sale si cuenta como células, micro o macro.',
      },
      report: line('Beside “Largest metastatic deposit”.', 'Junto a «Depósito metastásico mayor» o “Largest metastatic deposit”.'),
      term: 'micrometastasis',
    },
  ),
  nodesAmount: choices(
    amounts,
    {
      label: { en: 'How much cancer is in the nodes', es: 'Cuánto cáncer hay en los ganglios' },
      meaning: {
        en: 'The size of the largest spot, and whether it grew through the wall.',
        es: 'El tamaño del foco más grande, y si atravesó la pared.',
      },
      report: line('Under “Lymph nodes”, or in “pN…”.', 'En «Ganglios linfáticos» o en «pN…».'),
      term: 'micrometastasis',
    },
    ['unknown'],
  ),
};
