import { campaign, organisation } from '#config/organisation.ts';
import type { GivingPlace } from './events.ts';

/** Where links lead by which people give, without their query. */
export const givingLinks: readonly (readonly [href: string, place: GivingPlace])[] = [
  [plain(organisation.donationUrl), 'once'],
  [plain(organisation.monthlyGivingUrl), 'monthly'],
  [plain(organisation.fundraisingUrl), 'fundraise'],
  ...(campaign ? [[plain(campaign.page), 'campaign'] as const] : []),
];

function plain(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
