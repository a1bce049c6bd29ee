import { forgetRead } from '#services/members/store/for-you-state.ts';
import type { Profile } from '#services/members/vocabulary/profile/profile-schema.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import { mailing, mailingFields } from './mailing.ts';
import { recordCodec, type Upgrade } from './record-codec.ts';
import { type Outside, recordStore } from './record-store.ts';

const { profile, diagnosis, treatment } = records;

/** Who agreed to recommendations did so before what she reads was one of the reasons: she is asked anew. */
const recommendationsAnew: Upgrade = ({ recommendations: _, ...fields }) => fields;

/** What was read is kept as long as recommendations are switched on. */
const ofProfile: Outside<Profile> = {
  load: mailing.load,
  async save(scope, fields) {
    await mailing.save(scope, fields);
    if (!fields.recommendations) await forgetRead(scope);
  },
};

/**
 * The stores of the three kinds of record. Whoever changes what a stored field means adds an upgrade, which brings the fields of the
 * vocabulary before to the new one: rows are read through it, and written anew when they are changed, or by `script/keys reseal`.
 */
export const recordStores = {
  profiles: recordStore({
    definition: profile,
    codec: recordCodec({ definition: profile, upgrades: [recommendationsAnew], outside: mailingFields }),
    outside: ofProfile,
  }),
  diagnoses: recordStore({ definition: diagnosis, codec: recordCodec({ definition: diagnosis, upgrades: [] }) }),
  treatments: recordStore({ definition: treatment, codec: recordCodec({ definition: treatment, upgrades: [] }) }),
};
