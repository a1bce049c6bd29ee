import { records } from '#services/members/vocabulary/vocabulary.ts';
import { mailing, mailingFields } from './mailing.ts';
import { recordCodec } from './record-codec.ts';
import { recordStore } from './record-store.ts';

const { profile, diagnosis, treatment } = records;

/**
 * The stores of the three kinds of record. Whoever changes what a stored field means adds an upgrade, which brings the fields of the
 * vocabulary before to the new one: rows are read through it, and written anew when they are changed, or by `script/keys reseal`.
 */
export const recordStores = {
  profiles: recordStore({
    definition: profile,
    codec: recordCodec({ definition: profile, upgrades: [], outside: mailingFields }),
    outside: mailing,
  }),
  diagnoses: recordStore({ definition: diagnosis, codec: recordCodec({ definition: diagnosis, upgrades: [] }) }),
  treatments: recordStore({ definition: treatment, codec: recordCodec({ definition: treatment, upgrades: [] }) }),
};
